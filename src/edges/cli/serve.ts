import { OutOfTime, within } from '../../time/time-limit.ts';
import { startService } from '../../app.ts';
import type { Config } from '../../config.ts';
import { keepTempFilesIn, listUnknownVariables, readConfig } from '../../config.ts';
import { CommandFailure, exitCodes } from './command-failure.ts';
import { createLog } from './create-log.ts';
import { explainStart } from './explain-start.ts';

const stopTimeoutMs = 9_500;

/**
 * Runs the service until SIGTERM or Ctrl-C and returns the exit code. Each flag has the name of the variable that it
 * overrides.
 */
export async function serve(flags: Readonly<Record<string, string | undefined>>): Promise<number> {
  const config = readFlags(flags);
  keepTempFilesIn(config.tempFolder);
  const log = await createLog(config.log);
  for (const name of listUnknownVariables()) log.warn(`${name} is not a variable of Curbcut and has no effect`);
  const service = await startService(config, log).catch((error: unknown) => {
    throw new CommandFailure(exitCodes.cannotWork, explainStart(error, config), { cause: error });
  });
  if (service.address === undefined) log.info('Curbcut is running as a worker and does not listen on any port');
  await untilAskedToStop();
  log.info('stopping');
  try {
    await within(stopTimeoutMs, service.close());
    return 0;
  } catch (error) {
    if (!(error instanceof OutOfTime)) throw error;
    log.error('could not stop in time; the next start continues the scans');
    return process.exit(1);
  }
}

function readFlags(flags: Readonly<Record<string, string | undefined>>): Config {
  try {
    return readConfig(flags);
  } catch (error) {
    throw new CommandFailure(exitCodes.usage, error instanceof Error ? error.message : String(error), { cause: error });
  }
}

export function untilAskedToStop(): Promise<void> {
  return new Promise((resolve) => {
    // Keep the listener: a signal to a process group arrives twice, and the second one must not kill the process.
    process.on('SIGTERM', () => resolve());
    process.on('SIGINT', () => resolve());
  });
}
