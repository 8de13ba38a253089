import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { CommandFailure } from '../../src/edges/cli/command-failure.ts';

/** A folder for the files that the tests of a file write. */
export function useOrderFiles() {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'curbcut-order-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  const inFolder = (name: string) => join(folder, name);
  const write = (name: string, content: unknown) => {
    writeFileSync(inFolder(name), typeof content === 'string' ? content : JSON.stringify(content));
    return inFolder(name);
  };
  return { inFolder, write };
}

/** Why an order is refused. */
export function messageOf(read: () => unknown): string {
  try {
    read();
  } catch (error) {
    if (error instanceof CommandFailure && error.exitCode === 2) return error.message;
    throw error;
  }
  return 'no failure';
}
