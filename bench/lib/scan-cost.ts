import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ScanClient } from '../../test/e2e/scan-client.ts';
import { watchProcess } from './process-use.ts';
import { startService } from './service.ts';

/** Per page. `cpu`: processor seconds of the service, its browsers and all processes below. */
export type ScanCost = { readonly cpu: number; readonly seconds: number };

export type ScanBench = {
  readonly client: ScanClient;
  /** Runs one scan to its end. It has no pages of earlier scans. */
  readonly measure: (body: object) => Promise<ScanCost>;
  readonly close: () => Promise<void>;
};

/** A service that scans one page at a time, so that the time of a page is not shared with others. */
export async function openScanBench(): Promise<ScanBench> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'curbcut-cost-'));
  const service = await startService({ dataFolder });
  const client = new ScanClient(service.origin);
  await client.putSettings({ performance: { concurrency: 1 } });
  return {
    client,
    measure: async (body) => {
      const watched = watchProcess(service.pid);
      const before = watched.now();
      const began = performance.now();
      const { id } = await client.scan({ ...body, fresh: true });
      const seconds = (performance.now() - began) / 1000;
      const after = watched.stop();
      const cpu = after.rootCpu + after.belowCpu - before.rootCpu - before.belowCpu;
      const scanned = (await client.pages(id)).length;
      return { cpu: cpu / scanned, seconds: seconds / scanned };
    },
    close: async () => {
      await service.stop();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}
