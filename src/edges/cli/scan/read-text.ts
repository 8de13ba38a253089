import { readFileSync } from 'node:fs';
import { CommandFailure, exitCodes } from '../command-failure.ts';

/** Undefined for a file that does not exist and that no flag names (`asked`). Throws CommandFailure. 0 is standard input. */
export function readText(file: string | 0, asked: string | undefined): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const isAbsent = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    if (isAbsent && asked === undefined) return undefined;
    throw usage(`${asked ?? file}: the file ${isAbsent ? 'does not exist' : 'cannot be read'}.`);
  }
}

export function usage(message: string): CommandFailure {
  return new CommandFailure(exitCodes.usage, message);
}
