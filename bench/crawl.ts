import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { crawlScopeSchema } from '../src/crawl/crawl-scope.ts';
import { filterLinks } from '../src/crawl/link-filter.ts';
import { PatternThread } from '../src/crawl/pattern-thread.ts';
import { createRobotsCheck } from '../src/crawl/robots-check.ts';
import { createUrlScope } from '../src/crawl/url-scope.ts';
import type { Database } from '../src/db/schema.ts';
import { openDatabase } from '../src/db/open-database.ts';
import type { ClaimedPage } from '../src/pages/claim-page.ts';
import { claimNextPage } from '../src/pages/claim-page.ts';
import type { PageReport } from '../src/pages/page-report.ts';
import { recordPage } from '../src/pages/record-page.ts';
import { createScan } from '../src/scans/create-scan.ts';
import { presentScan } from '../src/scans/scan-record.ts';
import type { ScanRow } from '../src/scans/scan-record.ts';
import { getScan } from '../src/scans/read-scans.ts';
import { describeMachine, today } from './lib/measure.ts';
import { makeEndlessSite } from '../test/crawl/endless-site.ts';
import type { EndlessSite } from '../test/crawl/endless-site.ts';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const patterns = new PatternThread();
const ruleInfo = () => ({ severity: 'minor', bestPractice: false }) as const;

const scannedPage = {
  kind: 'scanned',
  messageLanguage: 'en',
  acceptedOutcome: null,
  engines: [{ id: 'none', version: '1' }],
  browser: 'none',
  notes: [],
  rules: {},
  unreachedFrames: [],
  rulesOff: [],
  decidedPasses: 0,
  states: [],
  groups: [],
  components: [],
} as const;

/**
 * A crawl of a site of 20,000 pages of 40 templates (20 sections, each with lists and pages), with a calendar, facets, session ids, redirects and relative paths without
 * end. Without a browser: what is measured are the decisions and the database. `node bench/crawl.ts [pages per section] [file] [folder] [seconds]`:
 * with a folder, it stops after so many seconds, and the next run with this folder continues.
 */
const pagesPerSection = Number(process.argv[2] ?? '1000');
const target = process.argv[3];
const keptFolder = process.argv[4];
const mostSeconds = Number(process.argv[5] ?? 'Infinity');
const origin = 'https://site.example';
const site = makeEndlessSite({ sections: 20, pagesPerSection });
const folder = keptFolder ?? (await mkdtemp(join(tmpdir(), 'curbcut-crawl-')));
const database = await openDatabase({ kind: 'embedded', folder: join(folder, 'database') });

type Progress = {
  seconds: number;
  scanned: number;
  runs: number;
  /** Template → number of the page that showed it first. */
  readonly seen: Record<string, number>;
  /** `mb`: what the process has of the machine, with the embedded database. `heapMb`: what its program holds. */
  readonly memory: { pages: number; mb: number; heapMb: number; seconds: number; run: number }[];
};

const mb = (bytes: number) => Math.round(bytes / 1e6);

try {
  const result = await crawl(database.db);
  if (target !== undefined) await writeFile(target, `${JSON.stringify(result, null, 2)}\n`);
  process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
} finally {
  await database.close();
  if (keptFolder === undefined) await rm(folder, { recursive: true, force: true });
}

async function crawl(db: Database) {
  const progressFile = join(folder, 'progress.json');
  const progress = existsSync(progressFile)
    ? (JSON.parse(await readFile(progressFile, 'utf8')) as Progress) // written below
    : { seconds: 0, scanned: 0, runs: 0, seen: {}, memory: [] };
  const started = await db.selectFrom('scans').select('id').executeTakeFirst();
  const { id } = started ?? (await createScan(db, { scan_type: 'crawl', sitemap_url: `${origin}/` }));
  progress.runs += 1;
  await scanFor(db, progress);
  await writeFile(progressFile, JSON.stringify(progress));
  const scan = await getScan(db, id);
  const pages = site.sections.length * pagesPerSection;
  const lists = site.sections.length * Math.ceil(pagesPerSection / 25);
  return {
    date: today(),
    machine: describeMachine(),
    site: { templates: 2 * site.sections.length, pages, lists },
    status: scan.status,
    seconds: Math.round(progress.seconds),
    scanned: progress.scanned,
    runs: progress.runs,
    found: await countFound(db, scan, site),
    templatesSeenAfterPages: Math.max(...Object.values(progress.seen)),
    templatesSeen: Object.keys(progress.seen).length,
    memory: progress.memory,
    notes: presentScan(scan).notes,
  };
}

async function scanFor(db: Database, progress: Progress): Promise<void> {
  const scope = createUrlScope(`${origin}/`, crawlScopeSchema.parse({}), patterns.match);
  const robots = createRobotsCheck(
    async () => ({ status: 200, text: 'User-agent: *\nDisallow: /private/' }),
    patterns.robots,
  );
  const began = performance.now();
  const before = progress.seconds;
  while (performance.now() - began < mostSeconds * 1000) {
    const page = await claimNextPage(db);
    if (page === undefined) break;
    await scanPage(db, page, { scope, robots });
    progress.scanned += 1;
    progress.seconds = before + (performance.now() - began) / 1000;
    noteTemplate(page.url, progress);
    if (progress.scanned % 1_000 === 0) {
      const { rss, heapUsed } = process.memoryUsage();
      const { scanned: pages, runs: run } = progress;
      progress.memory.push({ pages, mb: mb(rss), heapMb: mb(heapUsed), seconds: Math.round(progress.seconds), run });
      console.error(JSON.stringify(progress.memory.at(-1)));
    }
  }
}

function noteTemplate(url: string, { seen, scanned }: Progress): void {
  const [, section = '', item = ''] = new URL(url).pathname.split('/');
  if (site.sections.includes(section)) seen[item === '' ? section : `${section}/N`] ??= scanned;
}

type Filter = Parameters<typeof filterLinks>[0];

async function scanPage(db: Database, page: ClaimedPage, filter: Filter): Promise<void> {
  const answer = site.answer(page.fetchUrl.slice(origin.length));
  const links = answer.kind === 'page' ? answer.links.map((link) => new URL(link, page.fetchUrl).href) : [];
  const found = { links: await filterLinks(filter, { links, signOutLinks: [] }), maxPages: 100_000 };
  const seen = { httpStatus: 200, finalUrl: page.fetchUrl, title: page.url, textDigest: page.url, durationMs: 1 };
  const report: PageReport =
    answer.kind === 'page'
      ? { ...seen, ...scannedPage, found }
      : { ...seen, kind: 'failed', code: 'too_many_redirects', detail: null, retryAfterMs: null, textDigest: null };
  const recorded = await recordPage({ db, ruleInfo }, page, report);
  if (recorded.kind === 'stale') throw new Error(`${page.url} was taken away.`);
}

/** Pages of the templates, and of each trap. */
async function countFound(db: Database, scan: ScanRow, { sections }: EndlessSite) {
  const rows = await db.selectFrom('pages').select('url').where('scan_id', '=', scan.id).execute();
  const counts: Record<string, number> = { items: 0, lists: 0 };
  for (const { url } of rows) {
    const [, first = '', second = ''] = new URL(url).pathname.split('/');
    const item = second === '' ? 'lists' : 'items';
    const place = first === '' ? 'start' : first;
    const kind = sections.includes(first) ? item : place;
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return counts;
}
