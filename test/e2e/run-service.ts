import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { startService } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import { beginStart } from '../../src/start/begin-start.ts';
import { truncateTables } from '../databases/truncate-tables.ts';

export type TestService = {
  readonly origin: string;
  readonly dataFolder: string;
  /** What it logged. Nothing, unless the environment sets LOG_LEVEL. */
  readonly logged: () => string;
  /** Removes its scans, settings and all else that it stored. No scan may run meanwhile. */
  readonly empty: () => Promise<void>;
  close(): Promise<void>;
};

/** Makes the service's own data folder what it is before the service opens it. */
type Prepare = (folder: string) => Promise<void>;

/**
 * The whole service in this process, on a free port and its own data folder in `parent`, unless the environment names others. Its
 * first page is scanned with the browser of its trial, as in a scan in place.
 */
export async function runService(
  environment: Readonly<Record<string, string>> = {},
  prepare: Prepare = async () => undefined,
  parent = tmpdir(),
): Promise<TestService> {
  const folder = await mkdtemp(join(parent, 'curbcut-e2e-'));
  await prepare(folder);
  const dataFolder = environment['CURBCUT_DATA_DIR'] ?? folder;
  const flags = { PORT: '0', CURBCUT_DATA_DIR: dataFolder, LOG_FORMAT: 'json', ...environment };
  const lines: string[] = [];
  const destination = { write: (line: string) => void lines.push(line) };
  const log = pino({ level: environment['LOG_LEVEL'] ?? 'silent' }, destination);
  // A service removes the folder when it closes, and others may run in this process.
  const tempFolder = join(tmpdir(), `curbcut-${process.pid}-${randomBytes(6).toString('base64url')}`);
  // A second browser for each service of the tests would take a second of processor time each time.
  const config = { ...readConfig(flags), keepsTestedBrowser: true, tempFolder };
  const begun = await beginStart(config, log);
  const service = await startService(config, log, begun);
  if (service.address === undefined) throw new Error('The service under test does not listen.');
  return {
    origin: service.address,
    dataFolder,
    logged: () => lines.join(''),
    // What the process knows of itself stays.
    empty: async () => truncateTables((await begun.database).db, ['processes', 'jobs']),
    close: async () => {
      await service.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
