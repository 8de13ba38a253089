import { admitLinks } from '../finding-pages/crawl/admit-link.ts';
import { wholeHost } from '../finding-pages/crawl/crawl-scope.ts';
import type { DroppedUrl } from '../finding-pages/crawl/dropped-urls.ts';
import { addDropped, describeDropped } from '../finding-pages/crawl/dropped-urls.ts';
import type { FoundLink } from '../finding-pages/crawl/link-filter.ts';
import type { UrlPatterns } from '../finding-pages/crawl/pattern-thread.ts';
import { PatternsTooSlow } from '../finding-pages/crawl/pattern-thread.ts';
import { filterLinks } from '../finding-pages/crawl/link-filter.ts';
import { identifyPage } from '../finding-pages/crawl/page-identity.ts';
import { createRobotsCheck } from '../finding-pages/crawl/robots-check.ts';
import { createUrlScope } from '../finding-pages/crawl/url-scope.ts';
import type { NetworkScope } from '../adapters/net/policy.ts';
import { listPagesOnce } from '../records/scans/list-target.ts';
import type { NewScan } from '../records/scans/new-scan.ts';
import type { ScanPreview } from '../records/scans/scan-preview.ts';
import { mostKnownUrls } from '../finding-pages/samples/known-urls.ts';
import { SampleDraft } from '../finding-pages/samples/sample-draft.ts';
import { listNamed } from '../finding-pages/samples/sample-request.ts';
import { newId } from '../ids/ids.ts';
import { normalizeValidUrl } from '../url/page-url.ts';
import { Refused } from '../texts/refused.ts';
import type { Redact } from '../finding-pages/sign-ins/redact.ts';
import { mapFacts } from '../texts/map-facts.ts';
import { discoverPages } from '../finding-pages/sitemaps/discover-pages.ts';
import { deviceOf } from './device-of.ts';
import { fetchRobots } from './fetch-robots.ts';
import { fetchSitemapFile } from './fetch-sitemap-file.ts';
import type { PreviewSessionDeps } from './preview-session.ts';
import { openPreviewSession } from './preview-session.ts';
import type { SignedInTab } from '../visit/slot.ts';
import { Slot } from '../visit/slot.ts';
import { says } from '../texts/saying.ts';

type PreviewDeps = PreviewSessionDeps & {
  readonly userAgent: string;
  readonly patterns: UrlPatterns;
  readonly maxPages: number;
};

const mostExamples = 100;
const visitMs = 30_000;
/** A caller waits for the preview. */
const sitemapLimits = { maxFiles: 20, maxFileSeconds: 15, maxTotalSeconds: 30, maxEntries: 200_000 };

/** Throws Refused (`preview_impossible`). */
export async function previewScan(deps: PreviewDeps, wanted: NewScan): Promise<ScanPreview> {
  try {
    return await preview(deps, wanted);
  } catch (error) {
    if (!(error instanceof PatternsTooSlow)) throw error;
    throw new Refused({ code: 'preview_impossible', saying: error.saying });
  }
}

async function preview(deps: PreviewDeps, wanted: NewScan): Promise<ScanPreview> {
  const most = Math.min(deps.maxPages, wanted.max_pages ?? Infinity);
  const { scan_type: type, sitemap_url: url = '', urls = [] } = wanted;
  const draft = beginDraft(wanted);
  if (type === 'sitemap') return previewSitemap(deps, { ...wanted, url, most, draft });
  if (type === 'crawl') return previewCrawl(deps, { ...wanted, url, most, draft });
  const pages = type === 'list' ? listPagesOnce(urls).pages : [url];
  return { ...describePages(pages, { most: Infinity, draft }), complete: true, notes: [] };
}

type PreviewRequest = NewScan & {
  readonly url: string;
  readonly most: number;
  readonly draft: SampleDraft | undefined;
};

/** Returns undefined for a scan of all pages. */
function beginDraft({ scan_type: type, sitemap_url: url = '', sample }: NewScan): SampleDraft | undefined {
  if (sample === undefined || sample.kind === 'all') return undefined;
  const isCrawl = type === 'crawl';
  const name = (named: string) => {
    const normalized = normalizeValidUrl(named);
    return (isCrawl ? identifyPage(normalized)?.identity : undefined) ?? normalized;
  };
  return new SampleDraft(sample, [...(isCrawl ? [url] : []), ...listNamed(sample)].map(name));
}

type Limits = Pick<PreviewRequest, 'most' | 'draft'>;

function describePages(pages: readonly string[], { most, draft }: Limits) {
  if (draft === undefined)
    return {
      pages: Math.min(pages.length, most),
      examples: pages.slice(0, Math.min(most, mostExamples)),
      sample: null,
    };
  for (const url of pages) draft.add(url);
  return describeDraft(draft, most);
}

function describeDraft(draft: SampleDraft, most: number) {
  const { pages, structured, ...sample } = draft.conclude(most);
  return { pages, examples: structured.slice(0, mostExamples), sample };
}

async function previewSitemap(deps: PreviewDeps, { url, scope, ...wanted }: PreviewRequest): Promise<ScanPreview> {
  const { network, userAgent, patterns } = deps;
  const { locale } = wanted;
  const { headersFor, redact } = (await openPreviewSession(deps, wanted)) ?? signedOut;
  const steps = discoverPages({
    fetchDocument: async (address, { signal }) =>
      fetchSitemapFile(await network.scopeFor(new URL(url)), address, { userAgent, locale, signal, headersFor }),
    target: url,
    limits: { ...sitemapLimits, maxPages: mostToRead(wanted) },
    scope: scope === undefined ? undefined : createUrlScope(url, scope, patterns.match),
  });
  const gathering = gatherPages(wanted);
  for (let step = await steps.next(); ; step = await steps.next()) {
    if (step.done === true) {
      const { value } = step;
      const count = value.kind === 'done' ? value.discoveredCount : 0;
      const failure = value.kind === 'done' ? [] : [{ code: value.code, count: 1, said: value.saying }];
      const isCut = value.notes.some(({ code }) => code === 'sitemap_truncated' || code === 'sitemap_too_many');
      const notes = [...failure, ...value.notes].map((note) => ({ ...note, said: mapFacts(note.said, redact) }));
      return { ...gathering.describe(count), complete: !isCut, notes };
    }
    gathering.add(step.value.pages.map((page) => page.url).filter((page) => redact(page) === page));
  }
}

/** A sample is drawn from more pages than it may contain. */
function mostToRead({ most, draft }: Limits): number {
  return draft === undefined ? most : mostKnownUrls;
}

/** Collects facts about the pages while they are found. */
function gatherPages({ most, draft }: Limits) {
  const examples: string[] = [];
  return {
    add: (urls: readonly string[]) => {
      for (const url of urls) draft?.add(url);
      examples.push(...urls.slice(0, mostExamples - examples.length));
    },
    describe: (pages: number) => (draft === undefined ? { pages, examples, sample: null } : describeDraft(draft, most)),
  };
}

async function previewCrawl(deps: PreviewDeps, { url, ...wanted }: PreviewRequest): Promise<ScanPreview> {
  const { network, userAgent, patterns } = deps;
  const scope = await network.scopeFor(new URL(url));
  const { tab, headersFor, redact } = (await openPreviewSession(deps, wanted)) ?? signedOut;
  const way = { network: scope, userAgent, locale: wanted.locale, headersFor };
  const robots =
    wanted.robots === false ? undefined : createRobotsCheck((file) => fetchRobots(way, file), patterns.robots);
  const filter = { scope: createUrlScope(url, wanted.scope ?? wholeHost, patterns.match), robots };
  const found = await filterLinks(
    filter,
    await readLinks(deps, { ...wanted, url, network: scope, signedIn: tab, redact }),
  );
  const start = identifyPage(url)?.identity ?? url;
  const { pages, dropped } = admitFirst(start, found, mostToRead(wanted));
  const notes = describeDropped(addDropped([], dropped));
  return { ...describePages(pages, wanted), complete: pages.length === 1, notes };
}

/** Lists the pages that the start of a crawl adds. */
function admitFirst(start: string, found: readonly FoundLink[], most: number) {
  const counted = new Map<string, number>();
  const counts = {
    get: (key: string) => counted.get(key) ?? 0,
    add: (key: string) => void counted.set(key, (counted.get(key) ?? 0) + 1),
  };
  const others = found.filter(({ identity }) => identity !== start);
  const { admitted, dropped } = admitLinks(others, counts);
  const pages = [start, ...admitted.map(({ identity }) => identity)];
  const over = pages.slice(most).map((url): DroppedUrl => ({ rule: 'over_page_limit', url }));
  return { pages: pages.slice(0, most), dropped: [...dropped, ...over] };
}

type StartPage = {
  readonly url: string;
  readonly network: NetworkScope;
  readonly signedIn: SignedInTab | undefined;
  readonly redact: Redact;
};

const signedOut = { tab: undefined, headersFor: undefined, redact: (<T>(value: T) => value) satisfies Redact };

/** Reads the links of the start page in the browser. */
async function readLinks(
  { slot: slotDeps }: PreviewDeps,
  {
    url,
    viewport_preset: preset,
    locale,
    network,
    signedIn,
    redact,
  }: Pick<NewScan, 'viewport_preset' | 'locale'> & StartPage,
) {
  const slot = new Slot(slotDeps);
  try {
    const purpose = {
      scanId: newId(),
      device: deviceOf(preset ?? 'desktop', locale),
      scope: network,
      signedIn,
    };
    const { tab } = await slot.tabFor(purpose);
    const visit = await tab.visit(url, {
      deadline: performance.now() + visitMs,
      isDecided: ({ status }) => status >= 400,
    });
    // A link with a secret is not followed, as in a scan.
    if (visit.kind === 'opened') return { ...visit, links: visit.links.filter((link) => redact(link) === link) };
    const saying =
      visit.kind === 'failed' ? visit.saying : says('visits.server_status', { status: String(visit.answer.status) });
    throw new Refused({ code: 'preview_impossible', saying: mapFacts(saying, redact) });
  } finally {
    await slot.close();
  }
}
