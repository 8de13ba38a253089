import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { readFileSync } from 'node:fs';
import { z } from 'zod';

export type Ended = { readonly exitCode: number | null; readonly output: string };

const packageSchema = z.object({ bin: z.record(z.string(), z.string()) });

/** Runs a program that a package brings, to its end; `output` is all it wrote. */
export async function runProgram(packageName: string, bin: string, args: readonly string[]): Promise<Ended> {
  const file = createRequire(import.meta.url)
    .resolve.paths(packageName)
    ?.map((folder) => join(folder, packageName, 'package.json'))
    .find(isThere);
  if (file === undefined) throw new Error(`${packageName} is not installed.`);
  const program = packageSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).bin[bin];
  const child = spawn(process.execPath, [join(dirname(file), program ?? bin), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  await once(child, 'close');
  return { exitCode: child.exitCode, output };
}

function isThere(file: string): boolean {
  try {
    readFileSync(file);
    return true;
  } catch {
    // Not in this folder: the next one is looked at.
    return false;
  }
}
