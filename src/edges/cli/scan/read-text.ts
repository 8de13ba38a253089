import { readFileSync } from 'node:fs';
import { CommandFailure, exitCodes } from '../command-failure.ts';
import { commandLine } from '../../../texts/en/command-line/command-line.ts';

/** Returns undefined for a missing file that no flag names (`asked`). Throws CommandFailure. 0 is standard input. */
export function readText(file: string | 0, asked: string | undefined): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const isAbsent = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    if (isAbsent && asked === undefined) return undefined;
    const what = asked ?? String(file);
    throw usage(isAbsent ? commandLine.usage.noFile(what) : commandLine.usage.unreadable(what));
  }
}

export function usage(message: string): CommandFailure {
  return new CommandFailure(exitCodes.usage, message);
}
