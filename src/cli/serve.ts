import { OutOfTime, within } from '../shared/time-limit.ts';
import { startService } from '../app.ts';
import { keepTempFilesIn, readConfig } from '../config.ts';
import { createLog } from './create-log.ts';

const stopTimeoutMs = 9_500;

/** Runs the service until SIGTERM or Ctrl-C. The flags are named like the variables that they override. Returns the exit code. */
export async function serve(flags: Readonly<Record<string, string | undefined>>): Promise<number> {
  const config = readConfig(flags);
  keepTempFilesIn(config.tempFolder);
  const log = await createLog(config.log);
  const service = await startService(config, log);
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

function untilAskedToStop(): Promise<void> {
  return new Promise((resolve) => {
    // The listener stays: a signal to a whole process group arrives twice, and the second one must not kill the
    // process.
    process.on('SIGTERM', () => resolve());
    process.on('SIGINT', () => resolve());
  });
}
