import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ScanClient } from '../../test/e2e/scan-client.ts';
import { serveGenerated } from './generated-site.ts';
import { round2 } from './measure.ts';
import { watchProcess } from './process-use.ts';
import { startService } from './service.ts';

export type RealScan = {
  readonly pages: number;
  readonly occurrencesPerPage: number;
  /** Pictures of elements, per page of the scan. */
  readonly elementPictures: { readonly files: number; readonly bytes: number };
  /** Pictures of pages, per picture: the first pages of a scan have one. */
  readonly pagePictures: { readonly files: number; readonly bytes: number };
  readonly cpuSecondsPerPage: { readonly service: number; readonly browsers: number };
};

/** Scans rich pages with a real browser and the usual settings, on the embedded database: what their pictures take, and what a page costs. */
export async function scanForReal(dataFolder: string, pages: number): Promise<RealScan> {
  const site = await serveGenerated({ pages, latencyMs: [0, 0] });
  const service = await startService({ dataFolder });
  try {
    const client = new ScanClient(service.origin);
    const watched = watchProcess(service.pid);
    const before = watched.now();
    const { id, summary } = await client.scan({ sitemap_url: `${site.origin}/sitemap.xml`, scan_type: 'sitemap' });
    const after = watched.stop();
    const named = new Set((await client.pages(id)).map(({ screenshot_url: url }) => url?.split('/').at(-1)));
    const sizes = await readSizes(join(dataFolder, 'screenshots', id));
    const ofPages = sizes.filter(({ name }) => named.has(name));
    const ofElements = sizes.filter(({ name }) => !named.has(name));
    return {
      pages,
      occurrencesPerPage: round2((summary.failed_occurrences + summary.needs_review_occurrences) / pages),
      elementPictures: { files: round2(ofElements.length / pages), bytes: Math.round(sum(ofElements) / pages) },
      pagePictures: { files: ofPages.length, bytes: Math.round(sum(ofPages) / Math.max(1, ofPages.length)) },
      cpuSecondsPerPage: {
        service: round2((after.rootCpu - before.rootCpu) / pages),
        browsers: round2((after.belowCpu - before.belowCpu) / pages),
      },
    };
  } finally {
    await service.stop();
    site.close();
  }
}

type File = { readonly name: string; readonly size: number };

async function readSizes(folder: string): Promise<readonly File[]> {
  const names = await readdir(folder);
  return Promise.all(names.map(async (name) => ({ name, size: (await stat(join(folder, name))).size })));
}

function sum(files: readonly File[]): number {
  return files.reduce((total, { size }) => total + size, 0);
}
