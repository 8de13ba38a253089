import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { beforeEach, expect, it } from 'vitest';
import { BaselineComparison } from '../../src/edges/cli/baseline/baseline-comparison.ts';
import { Acceptance } from '../../src/edges/cli/scan/acceptance.ts';
import { readFindings } from '../../src/edges/cli/scan/read-findings.ts';
import { compareWithBaseline, loadBaseline } from '../../src/edges/cli/scan/compare-with-baseline.ts';
import { decideExit } from '../../src/edges/cli/scan/decide-exit.ts';
import { judgeReport } from '../../src/edges/cli/scan/judge-report.ts';
import type { BaselineWish, Gate, Target } from '../../src/edges/cli/scan/scan-order.ts';
import { ServiceClient } from '../../src/edges/cli/scan/service-client.ts';
import type { Database } from '../../src/adapters/db/schema.ts';
import { fingerprintAll } from '../../src/records/issues/fingerprint.ts';
import { junitFormat } from '../../src/reports/junit/junit-format.ts';
import { onServer } from '../databases/each-database.ts';
import type { Rest } from './ask-rest.ts';
import { openRest } from './ask-rest.ts';
import { aClaimedPage, aGroup, anOccurrence, aScan, aScannedReport, ruleInfo } from './make-scans.ts';
import { recordPage } from '../../src/records/pages/record-page.ts';
import { readJunit } from './read-ci-reports.ts';

const origin = 'https://shop.example';

/** An element that fails a rule, as an engine reports it. `around`: the markup of the elements above it. */
type Element = { readonly selector: string; readonly html: string; readonly around?: string };
/** `unfinished`: what a rule found that did not finish. */
type Found = readonly Element[] | { readonly unfinished: readonly Element[] };
type Page = Readonly<Record<string, Found>>;
type Site = Readonly<Record<string, Page>>;

const main = '<main>';
const logo = (query: string): Element => ({
  selector: 'header > img',
  html: `<img src="/logo.png${query}">`,
  around: '<header>',
});
const search: Element = { selector: '#search', html: '<input id="search" type="search" class="wide">', around: main };
const renamedSearch: Element = {
  ...search,
  selector: '#q',
  html: '<input id="q" type="search" class="narrow">',
};
const buy = (word: string): Element => ({ selector: '.buy', html: `<a class="buy">Buy it ${word}</a>`, around: main });
const member = (name: string): Element => ({
  selector: `#${name}`,
  html: `<img id="${name}" src="/team/${name}.jpg">`,
  around: main,
});

const start: Site = {
  '/': { 'image-alt': [logo('?v=1')], label: [search], 'color-contrast': [buy('now')] },
  '/team': { 'image-alt': [member('ada'), member('grace')] },
  '/old-offers': { 'image-alt': [{ selector: '#offer', html: '<img id="offer" src="/offer.jpg">', around: main }] },
};

type Flags = Partial<Pick<BaselineWish, 'update' | 'prune'>>;
type Commit = { readonly what: string; readonly change: (site: Site) => Site; readonly flags?: Flags };

const onHome = (site: Site, page: Page): Site => ({ ...site, '/': { ...site['/'], ...page } });
const sale: Element = { selector: '#sale', html: '<p id="sale">Everything must go</p>', around: main };
const wrappedBuy: Element = {
  ...buy('today'),
  selector: '.grid > .cell > .buy',
  around: '<main><div class="grid"><div class="cell">',
};

const commits: readonly Commit[] = [
  { what: 'nothing', change: (site) => site },
  { what: 'a word', change: (site) => onHome(site, { 'color-contrast': [buy('today')] }) },
  {
    what: 'an id and a class',
    change: (site) => onHome(site, { label: [renamedSearch] }),
  },
  {
    what: 'a wrapper',
    change: (site) => onHome(site, { 'color-contrast': [wrappedBuy] }),
  },
  { what: 'the version in a query', change: (site) => onHome(site, { 'image-alt': [logo('?v=2')] }) },
  { what: 'the baseline', change: (site) => site, flags: { update: true } },
  {
    what: 'the name of a page',
    change: ({ '/team': team = {}, ...site }) => ({ ...site, '/about/team': team }),
  },
  {
    what: 'a page that is gone, and the baseline with it',
    change: ({ '/old-offers': _gone, ...site }) => site,
    flags: { update: true, prune: true },
  },
  {
    what: 'a new failure',
    change: (site) => ({ ...site, '/about/team': { 'image-alt': [member('ada'), member('grace'), member('joan')] } }),
  },
  {
    what: 'the fix of another',
    change: (site) => ({
      ...onHome(site, { label: [] }),
      '/about/team': { 'image-alt': [member('ada'), member('grace')] },
    }),
  },
  {
    what: 'a failure of a rule that does not finish',
    change: (site) => onHome(site, { label: [renamedSearch], 'color-contrast': { unfinished: [wrappedBuy, sale] } }),
  },
  { what: 'the rule finishes', change: (site) => onHome(site, { 'color-contrast': [sale] }) },
];

onServer('a site with a baseline over twelve commits', (open) => {
  let db: Database;
  let rest: Rest;
  let folder: string;
  beforeEach(async () => {
    ({ db } = await open());
    rest = await openRest(db);
    folder = await mkdtemp(join(tmpdir(), 'curbcut-life-'));
    return async () => {
      await rest.close();
      await rm(folder, { recursive: true });
    };
  });

  /** What `curbcut scan --only-new` answers to the site as it is at a commit. */
  async function check(site: Site, { update = false, prune = false }: Flags, strict: boolean) {
    const client = new ServiceClient(transportTo(rest));
    const target: Target = { scanType: 'list', url: origin, urls: [], viewport: 'desktop' };
    const scan = await client.read(await recordScan(db, site));
    const wish = { file: join(folder, 'baseline.json'), update, prune, strict, origins: undefined };
    const gate: Gate = {
      failOn: 'serious',
      counts: update ? 'none' : 'new',
      minPages: 1,
      maxFailedPages: { kind: 'pages', most: 0 },
    };
    const baseline = loadBaseline(wish, [target]);
    const runs = [{ target, scan }];
    const comparison = new BaselineComparison({ baseline, origins: undefined });
    await readFindings(client, runs, { acceptance: new Acceptance([]), comparison });
    const compared = await compareWithBaseline(comparison, runs, { wish, baseline });
    const pages = { total: 3, scanned: 3, failed: 0 };
    const exit = decideExit({ pages, findings: compared.newFindings, unreadSitemaps: [], stop: undefined }, gate);
    const judgement = judgeReport(junitFormat, scan.id, { gate, wish, compared, pages });
    const junit = await rest.ask('POST', `/api/scans/${scan.id}/issues/report.junit.xml`, { body: judgement });
    const hasFailure = readJunit(junit.body).some(({ cases }) => cases.some((one) => one.endsWith('failure')));
    return { code: exit.code, junit: hasFailure ? 'failed' : 'passed', result: compared.result };
  }

  it('says at each commit what a person would', async () => {
    await check(start, { update: true }, false);
    const answers: string[] = [];
    let site = start;
    for (const { what, change, flags = {} } of commits) {
      site = change(site);
      const before = await readFile(join(folder, 'baseline.json'), 'utf8');
      const strict = flags.update === true ? undefined : await check(site, flags, true);
      const { code, junit, result } = await check(site, flags, false);
      const after = await readFile(join(folder, 'baseline.json'), 'utf8');
      const counts = {
        new: result.new.length,
        altered: result.altered.length,
        known: result.unchanged,
        fixed: sum(result.fixed),
        away: sum(result.notLookedAt),
        unjudged: result.unjudged,
      };
      const shown = Object.entries(counts).flatMap(([name, count]) => (count === 0 ? [] : [`${count} ${name}`]));
      const renamed = result.renamed.map(({ from, to }) => `, ${from} → ${to}?`).join('');
      const updated = before === after ? '' : ', updated';
      answers.push(
        `${what}: exit ${code}, strict ${strict?.code ?? '-'}, JUnit ${junit}: ${shown.join(', ')}${renamed}${updated}`,
      );
    }

    expect(answers).toEqual([
      'nothing: exit 0, strict 0, JUnit passed: 6 known',
      'a word: exit 0, strict 1, JUnit passed: 1 altered, 5 known',
      'an id and a class: exit 0, strict 1, JUnit passed: 2 altered, 4 known',
      'a wrapper: exit 0, strict 1, JUnit passed: 2 altered, 4 known',
      'the version in a query: exit 0, strict 1, JUnit passed: 2 altered, 4 known',
      'the baseline: exit 0, strict -, JUnit passed: 2 altered, 4 known, updated',
      'the name of a page: exit 1, strict 1, JUnit failed: 2 new, 4 known, 2 away, /team → /about/team?',
      'a page that is gone, and the baseline with it: exit 0, strict -, JUnit passed: 2 new, 3 known, 3 away, /team → /about/team?, updated',
      'a new failure: exit 1, strict 1, JUnit failed: 1 new, 5 known',
      'the fix of another: exit 0, strict 0, JUnit passed: 4 known, 1 fixed',
      'a failure of a rule that does not finish: exit 0, strict 0, JUnit passed: 5 known, 1 unjudged',
      'the rule finishes: exit 1, strict 1, JUnit failed: 1 new, 4 known, 1 fixed',
    ]);
    const file = await readFile(join(folder, 'baseline.json'), 'utf8');
    expect(file).not.toContain('/old-offers');
  });
});

function sum(entries: readonly { readonly count: number }[]): number {
  return entries.reduce((total, { count }) => total + count, 0);
}

async function recordScan(db: Database, site: Site): Promise<string> {
  const urls = Object.keys(site).map((path) => `${origin}${path}`);
  const { id } = await aScan(db, { sitemap_url: `${origin}/`, scan_type: 'list', urls });
  for (let left = urls.length; left > 0; left -= 1) {
    const page = await aClaimedPage(db);
    await recordPage({ db, ruleInfo }, page, reportOf(page.url, site[new URL(page.url).pathname] ?? {}));
  }
  return id;
}

function reportOf(pageUrl: string, page: Page) {
  const found = Object.entries(page).map(([rule, list]) => {
    const elements = 'unfinished' in list ? list.unfinished : list;
    return { rule, elements, counts: 'unfinished' in list ? null : ([1, elements.length, 0] as const) };
  });
  const groups = found
    .filter(({ elements }) => elements.length > 0)
    .map(({ rule, elements }) => {
      const surroundings = elements.map(({ html, around = '' }) => `${around}${html}`);
      const names = fingerprintAll({ rule, pageKey: pageUrl }, surroundings);
      const occurrences = elements.map(({ selector, html }, index) =>
        anOccurrence({ selector, html, ...names[index] }),
      );
      return aGroup(0, { rule, occurrences, total: occurrences.length });
    });
  const rules = Object.fromEntries(found.map(({ rule, counts }) => [rule, counts]));
  return aScannedReport({ finalUrl: pageUrl, groups, rules });
}

function transportTo(rest: Rest) {
  return {
    pollMs: 1,
    request: async (method: 'GET' | 'POST', path: string, { body }: { readonly body?: unknown } = {}) => {
      const answer = await rest.ask(method, path, body === undefined ? {} : { body });
      return { status: answer.statusCode, retryAfter: undefined, body: Readable.from([answer.body]) };
    },
    close: async () => undefined,
  };
}
