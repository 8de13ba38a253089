import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { pageStates } from '../src/shared/page-states.ts';
import { ScanClient } from '../test/e2e/scan-client.ts';
import { serveGenerated } from './lib/generated-site.ts';
import { describeMachine, round2, today } from './lib/measure.ts';
import { watchProcess } from './lib/process-use.ts';
import { startService } from './lib/service.ts';
import { serveDocumentation } from './lib/sites.ts';

/**
 * What each state costs, as a share of a page without states: `node bench/states.ts rich|documentation [pages] [rounds] [result.json]`.
 * One page is scanned at a time, so the time of a page is not shared with others. Each round scans without states, then with each
 * of them alone, then with all.
 */
const [, , kind = 'rich', pagesText = '12', roundsText = '3', resultFile] = process.argv;
const pages = Number(pagesText);
const site = await (kind === 'documentation'
  ? serveDocumentation(pages)
  : serveGenerated({ pages, latencyMs: [0, 0] }));
const dataFolder = await mkdtemp(join(tmpdir(), 'curbcut-states-'));
const service = await startService({ dataFolder });
const client = new ScanClient(service.origin);
await client.putSettings({ performance: { concurrency: 1 } });

// The browser and the compiler are warm when the first round begins.
await client.scan({ sitemap_url: site.urls[0], scan_type: 'single', fresh: true, states: pageStates });
const wishes = [[], ...pageStates.map((state) => [state]), [...pageStates]];
const costs = new Map<string, { cpu: number[]; seconds: number[] }>();
for (let round = 0; round < Number(roundsText); round += 1) {
  for (const states of wishes) {
    const { cpu, seconds } = await measure(states);
    const name = nameOf(states);
    const known = costs.get(name) ?? { cpu: [], seconds: [] };
    costs.set(name, { cpu: [...known.cpu, cpu], seconds: [...known.seconds, seconds] });
  }
}
const page = costs.get('none') ?? { cpu: [], seconds: [] };
const result = {
  command: `node bench/states.ts ${kind} ${pages} ${roundsText}`,
  date: today(),
  machine: describeMachine(),
  load: loadavg().map(round2),
  page: { cpuSeconds: round2(median(page.cpu)), seconds: round2(median(page.seconds)) },
  states: [...costs].filter(([name]) => name !== 'none').map(describeCost),
};
process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
if (resultFile !== undefined) writeFileSync(resultFile, `${JSON.stringify(result, null, 2)}\n`);
await service.stop();
site.close();
await rm(dataFolder, { recursive: true, force: true });

function nameOf(states: readonly string[]): string {
  if (states.length === 0) return 'none';
  return states.length === 1 ? states.join() : 'all';
}

/** In addition to a page, as a share of it. */
function describeCost([state, { cpu, seconds }]: readonly [string, { cpu: number[]; seconds: number[] }]) {
  return {
    state,
    cpuShare: round2(median(cpu) / median(page.cpu) - 1),
    timeShare: round2(median(seconds) / median(page.seconds) - 1),
  };
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

async function measure(states: readonly string[]) {
  const watched = watchProcess(service.pid);
  const before = watched.now();
  const began = performance.now();
  const { id } = await client.scan({
    sitemap_url: `${site.origin}/sitemap.xml`,
    scan_type: 'sitemap',
    fresh: true,
    states,
  });
  const seconds = (performance.now() - began) / 1000;
  const after = watched.stop();
  const cpu = after.rootCpu + after.belowCpu - before.rootCpu - before.belowCpu;
  const scanned = (await client.pages(id)).length;
  return { cpu: cpu / scanned, seconds: seconds / scanned };
}
