import { chromium } from 'playwright-core';
import type { Browser } from 'playwright-core';
import { findBrowser } from '../../src/browser/find-browser.ts';
import { readConfig } from '../../src/config.ts';
import type { ScanRecord } from '../../src/scans/scan-record.ts';
import { ScanClient } from '../e2e/scan-client.ts';
import { startTestService } from '../e2e/start-service.ts';
import type { TestService } from '../e2e/start-service.ts';
import { startSite } from '../site/serve-site.ts';
import type { Site } from '../site/serve-site.ts';

/** The whole product: its page, its service, a browser to look at it with, and a site to scan. */
export type UiWorld = {
  readonly service: TestService;
  readonly site: Site;
  readonly client: ScanClient;
  readonly browser: Browser;
  close(): Promise<void>;
};

export async function startUiWorld(
  environment: Readonly<Record<string, string>> = {},
  start = startTestService,
): Promise<UiWorld> {
  const [service, site, browser] = await Promise.all([start(environment), startSite(), launchReader()]);
  return {
    service,
    site,
    client: new ScanClient(service.origin),
    browser,
    close: async () => {
      await browser.close();
      await service.close();
      await site.close();
    },
  };
}

/** Pages with faults of every severity, pages that fail, and one that needs review. */
const seededPaths = [
  '/good',
  '/images',
  '/forms',
  '/contrast',
  '/headings',
  '/links',
  '/landmarks',
  '/aria',
  '/thousands',
  '/status/404',
  '/type/pdf',
];

export type Seeds = { readonly earlier: ScanRecord; readonly later: ScanRecord; readonly failed: ScanRecord };

/** Two scans of one sitemap, and one of a page that is not there. */
export async function seedScans({ client, site }: UiWorld): Promise<Seeds> {
  const sitemap_url = `${site.origin}/sitemap.xml?paths=${seededPaths.join(',')}`;
  const earlier = await client.scan({ sitemap_url, scan_type: 'sitemap', tag: 'release 1' });
  const later = await client.scan({ sitemap_url, scan_type: 'sitemap', tag: 'release 2' });
  const failed = await client.scan({
    sitemap_url: `${site.origin}/status/404`,
    scan_type: 'single',
    viewport_preset: 'mobile',
  });
  return { earlier, later, failed };
}

async function launchReader(): Promise<Browser> {
  const config = readConfig({});
  const executablePath = findBrowser({ ...config, chosen: config.chromePath });
  return chromium.launch({ executablePath, args: config.isRoot ? ['--no-sandbox'] : [] });
}
