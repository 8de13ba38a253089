import { admitLinks } from '../crawl/admit-link.ts';
import { crawlScopeSchema, wholeHost } from '../crawl/crawl-scope.ts';
import type { DroppedUrl } from '../crawl/dropped-urls.ts';
import { addDropped, describeDropped } from '../crawl/dropped-urls.ts';
import type { FoundLink } from '../crawl/link-filter.ts';
import { filterLinks } from '../crawl/link-filter.ts';
import { identifyPage } from '../crawl/page-identity.ts';
import { createRobotsCheck } from '../crawl/robots-check.ts';
import { createUrlScope } from '../crawl/url-scope.ts';
import type { NetworkScope } from '../net/policy.ts';
import { listPagesOnce } from '../scans/list-target.ts';
import type { NewScan } from '../scans/new-scan.ts';
import type { ScanPreview } from '../scans/scan-preview.ts';
import { newId } from '../shared/ids.ts';
import { Refused } from '../shared/refused.ts';
import { discoverPages } from '../sitemaps/discover-pages.ts';
import { deviceOf } from './device-of.ts';
import { fetchRobots } from './fetch-robots.ts';
import { fetchSitemapFile } from './fetch-sitemap-file.ts';
import type { PreviewSessionDeps } from './preview-session.ts';
import { openPreviewSession } from './preview-session.ts';
import type { SignedInTab } from './slot.ts';
import { Slot } from './slot.ts';

type PreviewDeps = PreviewSessionDeps & { readonly userAgent: string; readonly maxPages: number };

const mostExamples = 100;
const visitMs = 30_000;
/** A preview is answered while its caller waits. */
const sitemapLimits = { maxFiles: 20, maxFileSeconds: 15, maxTotalSeconds: 30, maxEntries: 200_000 };

/** Throws Refused (`preview_impossible`). */
export async function previewScan(deps: PreviewDeps, wanted: NewScan): Promise<ScanPreview> {
  const most = Math.min(deps.maxPages, wanted.max_pages ?? Infinity);
  const { scan_type: type, sitemap_url: url = '', urls = [] } = wanted;
  if (type === 'sitemap') return previewSitemap(deps, { ...wanted, url, most });
  if (type === 'crawl') return previewCrawl(deps, { ...wanted, url, most });
  const pages = type === 'list' ? listPagesOnce(urls).pages : [url];
  return { pages: pages.length, examples: pages.slice(0, mostExamples), complete: true, notes: [] };
}

type Wanted = NewScan & { readonly url: string; readonly most: number };

async function previewSitemap(deps: PreviewDeps, { url, scope, most, ...wanted }: Wanted): Promise<ScanPreview> {
  const { network, userAgent } = deps;
  const headersFor = (await openPreviewSession(deps, wanted))?.headersFor;
  const pages = discoverPages({
    fetchDocument: async (address, { signal }) =>
      fetchSitemapFile(await network.scopeFor(new URL(url)), address, { userAgent, signal, headersFor }),
    target: url,
    limits: { ...sitemapLimits, maxPages: most },
    scope: scope === undefined ? undefined : createUrlScope(url, crawlScopeSchema.parse(scope)),
  });
  const examples: string[] = [];
  for (let step = await pages.next(); ; step = await pages.next()) {
    if (step.done === true) {
      const { value } = step;
      const count = value.kind === 'done' ? value.discoveredCount : 0;
      const failure = value.kind === 'done' ? [] : [{ code: value.code, message: value.message, count: 1 }];
      const isCut = value.notes.some(({ code }) => code === 'sitemap_truncated' || code === 'sitemap_too_many');
      return { pages: count, examples, complete: !isCut, notes: [...failure, ...value.notes] };
    }
    examples.push(...step.value.pages.slice(0, mostExamples - examples.length).map((page) => page.url));
  }
}

async function previewCrawl(deps: PreviewDeps, { url, most, ...wanted }: Wanted): Promise<ScanPreview> {
  const { network, userAgent } = deps;
  const scope = await network.scopeFor(new URL(url));
  const session = await openPreviewSession(deps, wanted);
  const way = { network: scope, userAgent, headersFor: session?.headersFor };
  const robots = wanted.robots === false ? undefined : createRobotsCheck((file) => fetchRobots(way, file));
  const filter = { scope: createUrlScope(url, wanted.scope ?? wholeHost), robots };
  const found = await filterLinks(
    filter,
    await readLinks(deps, { ...wanted, url, network: scope, signedIn: session?.tab }),
  );
  const start = identifyPage(url)?.identity ?? url;
  const { pages, dropped } = admitFirst(start, found, most);
  const notes = [...describeDropped(addDropped([], dropped))];
  return { pages: pages.length, examples: pages.slice(0, mostExamples), complete: pages.length === 1, notes };
}

/** What the start of a crawl adds to it. */
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
};

/** Of the start, as the browser shows it. */
async function readLinks(
  { slot: slotDeps }: PreviewDeps,
  { url, viewport_preset: preset, network, signedIn }: Pick<NewScan, 'viewport_preset'> & StartPage,
) {
  const slot = new Slot(slotDeps);
  try {
    const purpose = {
      scanId: newId(),
      device: deviceOf(preset ?? 'desktop'),
      scope: network,
      signedIn,
    };
    const { tab } = await slot.tabFor(purpose);
    const visit = await tab.visit(url, {
      deadline: performance.now() + visitMs,
      isDecided: ({ status }) => status >= 400,
    });
    if (visit.kind === 'opened') return visit;
    const detail = visit.kind === 'failed' ? visit.detail : `The server answered with status ${visit.answer.status}.`;
    throw new Refused({ code: 'preview_impossible', detail });
  } finally {
    await slot.close();
  }
}
