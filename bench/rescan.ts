import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { ScanClient } from '../test/e2e/scan-client.ts';
import { serveGenerated } from './lib/generated-site.ts';
import { describeMachine, round2, today } from './lib/measure.ts';
import { watchProcess } from './lib/process-use.ts';
import { startService } from './lib/service.ts';
import { serveDocumentation } from './lib/sites.ts';

/**
 * Scans a site that does not change twice, as often as there are rounds, each round as a target that is scanned for the first time:
 * `node bench/rescan.ts rich|documentation [pages] [rounds] [result.json]`. Findings are compared page by page.
 */
const [, , kind = 'rich', pagesText = '32', roundsText = '3', resultFile] = process.argv;
const pages = Number(pagesText);
const site = await (kind === 'documentation'
  ? serveDocumentation(pages)
  : serveGenerated({ pages, latencyMs: [0, 0] }));
const dataFolder = await mkdtemp(join(tmpdir(), 'curbcut-rescan-'));
const service = await startService({ dataFolder });
const client = new ScanClient(service.origin);

// The browser and the compiler are warm when the first round begins.
await client.scan({ sitemap_url: site.urls[0], scan_type: 'single', fresh: true });
const rounds = [];
for (let round = 0; round < Number(roundsText); round += 1) {
  const wanted = { sitemap_url: `${site.origin}/sitemap.xml?round=${round}`, scan_type: 'sitemap' };
  const first = await measure(wanted);
  const again = await measure(wanted);
  const fresh = await measure({ ...wanted, fresh: true });
  rounds.push({
    first: first.use,
    again: again.use,
    fresh: fresh.use,
    faster: round2(again.use.pagesPerSecond / first.use.pagesPerSecond),
    cpuShare: round2(again.use.cpuSecondsPerPage / first.use.cpuSecondsPerPage),
    unchanged: again.unchanged,
    isEqual: first.findings === again.findings,
  });
}
const result = {
  command: `node bench/rescan.ts ${kind} ${pages} ${roundsText}`,
  date: today(),
  machine: describeMachine(),
  load: loadavg().map(round2),
  rounds,
};
process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
if (resultFile !== undefined) writeFileSync(resultFile, `${JSON.stringify(result, null, 2)}\n`);
await service.stop();
site.close();
await rm(dataFolder, { recursive: true, force: true });

async function measure(wanted: Readonly<Record<string, unknown>>) {
  const watched = watchProcess(service.pid);
  const before = watched.now();
  const began = performance.now();
  const { id } = await client.scan(wanted);
  const seconds = (performance.now() - began) / 1000;
  const after = watched.stop();
  const cpu = after.rootCpu + after.belowCpu - before.rootCpu - before.belowCpu;
  const scanned = await client.pages(id);
  return {
    use: { pagesPerSecond: round2(scanned.length / seconds), cpuSecondsPerPage: round2(cpu / scanned.length) },
    unchanged: scanned.filter((page) => page.unchanged_since !== null).length,
    findings: await describeFindings(id, scanned),
  };
}

/** Every page with its score and counts, and every finding. */
async function describeFindings(id: string, scanned: Awaited<ReturnType<typeof client.pages>>): Promise<string> {
  const facts = scanned.map(({ url, score, counts }) => [url, score, counts]);
  const issues = await client.issues(id);
  const found = await Promise.all(
    issues.map(async ({ kind: of, key }) => {
      const occurrences = await client.allOccurrences(id, of, key);
      return occurrences.map(({ page_url: url, selector, html, message }) =>
        [of, key, url, selector, html, message].join(' '),
      );
    }),
  );
  return JSON.stringify([facts, found.flat().toSorted()]);
}
