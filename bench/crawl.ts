import { writeFile } from 'node:fs/promises';
import { crawlScopeSchema } from '../src/crawl/crawl-scope.ts';
import { filterLinks } from '../src/crawl/link-filter.ts';
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
import { makeEndlessSite } from '../test/crawl/endless-site.ts';
import type { EndlessSite } from '../test/crawl/endless-site.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ruleInfo = () => ({ severity: 'minor', bestPractice: false }) as const;

const scannedPage = {
  kind: 'scanned',
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
 * end. Without a browser: what is measured are the decisions and the database. `node bench/crawl.ts [pages per section] [file]`
 */
const pagesPerSection = Number(process.argv[2] ?? '1000');
const target = process.argv[3];
const origin = 'https://site.example';
const site = makeEndlessSite({ sections: 20, pagesPerSection });
const folder = await mkdtemp(join(tmpdir(), 'curbcut-crawl-'));
const database = await openDatabase({ kind: 'embedded', folder: join(folder, 'database') });
try {
  const result = await crawl(database.db);
  if (target !== undefined) await writeFile(target, `${JSON.stringify(result, null, 2)}\n`);
  process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
} finally {
  await database.close();
  await rm(folder, { recursive: true, force: true });
}

async function crawl(db: Database) {
  const { id } = await createScan(db, { scan_type: 'crawl', sitemap_url: `${origin}/` });
  const scope = createUrlScope(`${origin}/`, crawlScopeSchema.parse({}));
  const robots = createRobotsCheck(async () => ({ status: 200, text: 'User-agent: *\nDisallow: /private/' }));
  const started = performance.now();
  const memory: { pages: number; mb: number; seconds: number }[] = [];
  const seen = new Map<string, number>();
  let scanned = 0;
  for (let page = await claimNextPage(db); page !== undefined; page = await claimNextPage(db)) {
    await scanPage(db, page, { scope, robots });
    scanned += 1;
    const [, section = '', item = ''] = new URL(page.url).pathname.split('/');
    const template = item === '' ? section : `${section}/N`;
    if (site.sections.includes(section) && !seen.has(template)) seen.set(template, scanned);
    if (scanned % 2_000 === 0) {
      const seconds = Math.round((performance.now() - started) / 1000);
      memory.push({ pages: scanned, mb: Math.round(process.memoryUsage().rss / 1e6), seconds });
    }
  }
  const scan = await getScan(db, id);
  return {
    site: { templates: 2 * site.sections.length, pages: site.sections.length * pagesPerSection },
    seconds: Math.round((performance.now() - started) / 1000),
    found: await countFound(db, scan, site),
    templatesSeenAfterPages: Math.max(...seen.values()),
    templatesSeen: seen.size,
    memory,
    notes: presentScan(scan).notes,
  };
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
