import type { PageAnswer } from '../../src/edges/http/page-answers.ts';
import type { ScanRecord } from '../../src/records/scans/scan-record.ts';
import type { ScanClient } from './scan-client.ts';
import type { wrongPageSites } from './wrong-page-sites.ts';
import { startWrongPageSite } from './wrong-page-sites.ts';

/** The sites of one scan, each with the paths of its pages, and the outcomes that the scan accepts. */
export type SitesOfScan = {
  readonly sites: readonly (readonly [site: keyof typeof wrongPageSites, ...paths: readonly string[]])[];
  readonly accept: readonly string[];
};

type ScannedSite = {
  /** The outcome of each path. */
  readonly outcomes: Readonly<Record<string, PageAnswer['outcome']>>;
  readonly pageAt: (path: string) => PageAnswer;
  /** Paths that the site was asked for. */
  readonly asked: readonly string[];
};

export type SitesScan = { readonly scan: ScanRecord; readonly sites: readonly ScannedSite[] };

/** Scans the paths of all these sites as one list. */
export async function scanWrongPages(client: ScanClient, { sites, accept }: SitesOfScan): Promise<SitesScan> {
  const started = await Promise.all(
    sites.map(async ([name, ...paths]) => ({ ...(await startWrongPageSite(name)), paths })),
  );
  try {
    const urls = started.flatMap(({ origin, paths }) => paths.map((path) => `${origin}${path}`));
    const scan = await client.scan({ scan_type: 'list', urls, accept });
    const pages = await client.pages(scan.id);
    return { scan, sites: started.map((site) => describeSite(site, pages)) };
  } finally {
    for (const { close } of started) close();
  }
}

type StartedSite = Awaited<ReturnType<typeof startWrongPageSite>>;

function describeSite({ origin, asked }: StartedSite, all: readonly PageAnswer[]): ScannedSite {
  const pages = new Map(
    all.filter(({ url }) => new URL(url).origin === origin).map((page) => [new URL(page.url).pathname, page]),
  );
  return {
    outcomes: Object.fromEntries([...pages].map(([path, { outcome }]) => [path, outcome])),
    pageAt: (path) => {
      const page = pages.get(path);
      if (page === undefined) throw new Error(`The scan has no page at ${path}.`);
      return page;
    },
    asked,
  };
}
