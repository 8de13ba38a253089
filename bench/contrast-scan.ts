/**
 * What pictures of text with undecided contrast cost a whole scan, with its screenshots and operated pages, in processor time:
 *
 *     node scripts/bootstrap.mjs run bench/contrast-scan.ts PAGES ROUNDS FOLDER…
 *
 * Scans as many pages of each folder once, to know how many texts of each are undecided without pictures. Then each group of pages is
 * scanned with and without pictures in turn.
 */
import { loadavg } from 'node:os';
import { describeMachine, median, round2, today } from './lib/measure.ts';
import type { ScanCost } from './lib/scan-cost.ts';
import { openScanBench } from './lib/scan-cost.ts';
import { serveFolders } from './lib/sites.ts';

const many = 10;
const [pagesText = '2', roundsText = '3', ...folders] = process.argv.slice(2);
const mounts = folders.map((folder, index) => ({ at: `/${index}/`, folder }));
const site = await serveFolders(mounts, Number(pagesText) * folders.length, 'spread');
const { client, measure, close } = await openScanBench();

const undecided = await countUndecided();
const groups = {
  'without undecided text': (count: number) => count === 0,
  'with undecided text': (count: number) => count > 0,
  [`with ${many} or more`]: (count: number) => count >= many,
};
const compared = [];
for (const [name, isIn] of Object.entries(groups)) {
  const urls = [...undecided].filter(([, count]) => isIn(count)).map(([url]) => url);
  if (urls.length > 0) compared.push([name, await compare(urls)]);
}
const command = 'node scripts/bootstrap.mjs run bench/contrast-scan.ts PAGES ROUNDS FOLDER…';
const about = { command, date: today(), machine: describeMachine(), load: loadavg().map(round2) };
console.log(JSON.stringify({ ...about, ...Object.fromEntries(compared) }, undefined, 2));
await close();
site.close();

/** Of each page that could be scanned. */
async function countUndecided(): Promise<ReadonlyMap<string, number>> {
  await setPictures(false);
  const { id } = await client.scan({ urls: site.urls, scan_type: 'list', fresh: true });
  const scanned = (await client.pages(id)).filter(({ outcome }) => outcome === 'scanned');
  const counts = new Map(scanned.map(({ url }) => [url, 0]));
  const occurrences = await client.allOccurrences(id, 'needs_review', 'color-contrast').catch(() => []);
  for (const { page_url: url } of occurrences) counts.set(url, (counts.get(url) ?? 0) + 1);
  return counts;
}

async function compare(urls: readonly string[]) {
  const seen: ScanCost[][] = [[], []];
  for (let round = 0; round < Number(roundsText); round += 1) {
    for (const [index, isOn] of [false, true].entries()) {
      await setPictures(isOn);
      seen[index]?.push(await measure({ urls, scan_type: 'list' }));
    }
  }
  const [without = [], having = []] = seen;
  const cpu = [without, having].map((costs) => median(costs.map((cost) => cost.cpu)));
  return {
    pages: urls.length,
    'undecided texts': urls.reduce((sum, url) => sum + (undecided.get(url) ?? 0), 0),
    'without pictures, processor seconds a page': round2(cpu[0] ?? 0),
    'with pictures, processor seconds a page': round2(cpu[1] ?? 0),
    'pictures add, percent': Math.round(100 * ((cpu[1] ?? 0) / (cpu[0] ?? 1) - 1)),
  };
}

async function setPictures(isOn: boolean): Promise<void> {
  await client.putSettings({ performance: { contrast_pixels: isOn, concurrency: 1 } });
}
