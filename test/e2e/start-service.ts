import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { startService } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';

export type TestService = {
  readonly origin: string;
  readonly dataFolder: string;
  close(): Promise<void>;
};

/** The whole service in this process, on a free port and a data folder of its own. */
export async function startTestService(environment: Readonly<Record<string, string>> = {}): Promise<TestService> {
  const folder = await mkdtemp(join(tmpdir(), 'curbcut-e2e-'));
  const dataFolder = environment['CURBCUT_DATA_DIR'] ?? folder;
  const flags = { PORT: '0', CURBCUT_DATA_DIR: dataFolder, LOG_FORMAT: 'json', ...environment };
  const service = await startService(readConfig(flags), pino({ level: 'silent' }));
  if (service.address === undefined) throw new Error('The service under test does not listen.');
  return {
    origin: service.address,
    dataFolder,
    close: async () => {
      await service.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
