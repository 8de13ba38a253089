/**
 * What a picture of the page costs: `node bench/page-pictures.ts [pages] [rounds]`. One scan of the rich pages without them and one
 * with a picture of every page, in turns, on one service. Prints processor time and duration of a page, and the sizes of the pictures.
 */
import { readdirSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ScanClient } from '../test/e2e/scan-client.ts';
import { serveGenerated } from './lib/generated-site.ts';
import { describeMachine, median, round2, today } from './lib/measure.ts';
import { watchProcess } from './lib/process-use.ts';
import { startService } from './lib/service.ts';

const [pages = '8', rounds = '3'] = process.argv.slice(2);
const dataFolder = await mkdtemp(join(tmpdir(), 'curbcut-pictures-'));
const site = await serveGenerated({ pages: Number(pages), latencyMs: [0, 0] });
const service = await startService({ dataFolder });
const client = new ScanClient(service.origin);
const wanted = { sitemap_url: `${site.origin}/sitemap.xml`, scan_type: 'sitemap', fresh: true } as const;

async function scan(pictures: number) {
  await client.putSettings({ performance: { page_pictures: pictures, concurrency: 1 } });
  const watched = watchProcess(service.pid);
  const before = watched.now();
  const started = performance.now();
  const { id } = await client.scan(wanted);
  const seconds = (performance.now() - started) / 1_000 / site.urls.length;
  const after = watched.stop();
  const cpu = (after.rootCpu + after.belowCpu - before.rootCpu - before.belowCpu) / site.urls.length;
  return { id, seconds, cpu };
}

await scan(0);
const taken: { without: Awaited<ReturnType<typeof scan>>; with: Awaited<ReturnType<typeof scan>> }[] = [];
for (let round = 0; round < Number(rounds); round += 1) taken.push({ without: await scan(0), with: await scan(1_000) });

const names = new Set(
  (await client.pages(taken[0]?.with.id ?? '')).map((page) => page.screenshot_url?.split('/').at(-1)),
);
const folder = join(dataFolder, 'screenshots', taken[0]?.with.id ?? '');
const sizes = readdirSync(folder)
  .filter((name) => names.has(name))
  .map((name) => statSync(join(folder, name)).size);
const of = (key: 'seconds' | 'cpu') => ({
  without: round2(median(taken.map((round) => round.without[key]))),
  with: round2(median(taken.map((round) => round.with[key]))),
  added: round2(median(taken.map((round) => round.with[key] - round.without[key]))),
});
console.log({
  date: today(),
  machine: describeMachine(),
  pages: site.urls.length,
  secondsPerPage: of('seconds'),
  cpuSecondsPerPage: of('cpu'),
  pictures: sizes.length,
  medianBytes: median(sizes),
  mostBytes: Math.max(...sizes),
});
await service.stop();
site.close();
await rm(dataFolder, { recursive: true });
