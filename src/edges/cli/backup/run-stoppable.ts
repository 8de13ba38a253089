import type { Config } from '../../../config.ts';
import { readConfig } from '../../../config.ts';
import { commandLine } from '../../../texts/en/command-line/command-line.ts';
import { CommandFailure, exitCodes } from '../command-failure.ts';

type Flags = Readonly<Record<string, string | undefined>>;

/**
 * Runs a command that SIGINT and SIGTERM stop: its signal aborts, it cleans up and throws. An error with a code of the
 * system becomes a sentence.
 */
export async function runStoppable(
  flags: Flags,
  run: (config: Config, signal: AbortSignal) => Promise<number>,
): Promise<number> {
  const config = read(flags);
  const stop = new AbortController();
  let code: number = exitCodes.sigint;
  const onInterrupt = () => stop.abort();
  const onTerminate = () => {
    code = exitCodes.sigterm;
    stop.abort();
  };
  process.once('SIGINT', onInterrupt).once('SIGTERM', onTerminate);
  try {
    return await run(config, stop.signal);
  } catch (error) {
    if (stop.signal.aborted) return code;
    throw error instanceof CommandFailure ? error : explain(error);
  } finally {
    process.off('SIGINT', onInterrupt).off('SIGTERM', onTerminate);
  }
}

function read(flags: Flags): Config {
  try {
    return readConfig(flags);
  } catch (error) {
    throw new CommandFailure(exitCodes.usage, error instanceof Error ? error.message : String(error), { cause: error });
  }
}

const { backup: words } = commandLine;

function explain(error: unknown): CommandFailure {
  const message = error instanceof Error ? error.message : String(error);
  const isOfSystem = error instanceof Error && 'syscall' in error && 'code' in error;
  const path = isOfSystem && 'path' in error ? String(error.path) : '';
  const sentence = isOfSystem ? words.system(path, (words.faults as Faults)[String(error.code)] ?? message) : message;
  return new CommandFailure(exitCodes.cannotWork, sentence, { cause: error });
}

type Faults = Readonly<Record<string, string | undefined>>;
