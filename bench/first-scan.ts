import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ScanClient } from '../test/e2e/scan-client.ts';
import { serveDocumentation, serveFolders } from './lib/sites.ts';
import { describeMachine, round2, today } from './lib/measure.ts';
import { watchProcess } from './lib/process-use.ts';
import { startService } from './lib/service.ts';

/**
 * Scans real documentation from end to end through the REST interface and measures it:
 * `node bench/first-scan.ts [pages] [result.json]`. Needs Debian's python3-doc and git-doc; or give a folder of pages
 * as a third argument.
 */
const wanted = Number(process.argv[2] ?? 300);
const [, , , resultFile, folder] = process.argv;

const site = await (folder === undefined
  ? serveDocumentation(wanted)
  : serveFolders([{ at: '/', folder }], wanted, 'first'));
const dataFolder = await mkdtemp(join(tmpdir(), 'curbcut-first-scan-'));
const service = await startService({ dataFolder });
const client = new ScanClient(service.origin);
const watched = watchProcess(service.pid);
const began = performance.now();
const scan = await client.create({ sitemap_url: `${site.origin}/sitemap.xml`, scan_type: 'sitemap' });
const reading = fork(join(import.meta.dirname, 'lib', 'measure-reads.ts'), [service.origin, scan.id]);
const ended = await client.untilEnded(scan.id);
const seconds = (performance.now() - began) / 1000;
const reads = await askForReads(reading);
const use = watched.stop();
const issues = await client.issues(scan.id);

const result = {
  command: `node bench/first-scan.ts ${wanted}`,
  date: today(),
  machine: describeMachine(),
  engine: ended.engine,
  browser: ended.browser,
  pages: ended.progress.pages_total,
  scanned: ended.progress.pages_completed,
  failed: ended.progress.pages_failed,
  failedPages: (await client.pages(scan.id, '&status=failed')).map(
    ({ url, outcome }) => `${outcome}: ${new URL(url).pathname}`,
  ),
  seconds: round2(seconds),
  pagesPerSecond: round2(ended.progress.pages_total / seconds),
  cpuSecondsPerPage: {
    service: round2(use.rootCpu / site.urls.length),
    chromium: round2(use.belowCpu / site.urls.length),
  },
  peakMegabytes: {
    serviceRss: Math.round(use.rootRss / 1e6),
    chromiumRssSum: Math.round(use.belowRss / 1e6),
    treePss: Math.round(use.treePss / 1e6),
  },
  groups: issues.length,
  occurrences: { failed: ended.summary.failed_occurrences, needsReview: ended.summary.needs_review_occurrences },
  score: ended.score,
  readsMs: reads,
  emptyStartMs: Math.round(service.startMs),
};
process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
if (resultFile !== undefined) writeFileSync(resultFile, `${JSON.stringify(result, null, 2)}\n`);
await service.stop();
site.close();
await rm(dataFolder, { recursive: true, force: true });

async function askForReads(child: ChildProcess): Promise<unknown> {
  const answer = new Promise((resolve) => {
    child.once('message', resolve);
  });
  child.send('stop');
  return answer;
}
