import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { pageStates } from '../src/shared/page-states.ts';
import { serveGenerated } from './lib/generated-site.ts';
import { describeMachine, median, round2, today } from './lib/measure.ts';
import { openScanBench } from './lib/scan-cost.ts';
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
const { client, measure, close } = await openScanBench();

// The browser and the compiler are warm when the first round begins.
await client.scan({ sitemap_url: site.urls[0], scan_type: 'single', fresh: true, states: pageStates });
const wishes = [[], ...pageStates.map((state) => [state]), [...pageStates]];
const costs = new Map<string, { cpu: number[]; seconds: number[] }>();
for (let round = 0; round < Number(roundsText); round += 1) {
  for (const states of wishes) {
    const { cpu, seconds } = await measure({ sitemap_url: `${site.origin}/sitemap.xml`, scan_type: 'sitemap', states });
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
await close();
site.close();

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
