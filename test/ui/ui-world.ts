import { chromium } from 'playwright-core';
import type { Browser } from 'playwright-core';
import { inject } from 'vitest';
import { findBrowser } from '../../src/browser/find-browser.ts';
import { readConfig } from '../../src/config.ts';
import { ScanClient } from '../e2e/scan-client.ts';
import { shareTestService } from '../e2e/share-service.ts';
import type { TestService } from '../e2e/start-service.ts';
import { startSite } from '../site/serve-site.ts';
import type { Site } from '../site/serve-site.ts';
import type { Seeds } from './seed-scans.ts';

/** The whole product: its page, its service, a browser to look at it with, and a site to scan, whose pages are not operated. */
export type UiWorld = {
  readonly service: TestService;
  readonly site: Site;
  readonly client: ScanClient;
  readonly browser: Browser;
  close(): Promise<void>;
};

/** `start`: starts its service, if that is not the one that files share. */
export async function startUiWorld(start: () => Promise<TestService> = shareTestService): Promise<UiWorld> {
  const [service, site, browser] = await Promise.all([start(), startSite(), shareReader()]);
  const client = new ScanClient(service.origin);
  await client.putSettings({ performance: { operate_ms: 0, page_pictures: 0 } });
  return {
    service,
    site,
    client,
    browser,
    close: async () => {
      await service.close();
      await site.close();
    },
  };
}

/** The service with the scans that the run made once, to look at: other files look at it too. */
export type SeededWorld = {
  readonly origin: string;
  readonly seeds: Seeds;
  readonly browser: Browser;
};

export async function openSeededWorld(): Promise<SeededWorld> {
  const { origin, seeds } = inject('seeded');
  const answer = await fetch(seeds);
  const text = await answer.text();
  if (!answer.ok) throw new Error(`The scans to look at could not be made: ${text}`);
  return { origin, seeds: JSON.parse(text) as Seeds, browser: await shareReader() }; // by make-seeds.ts
}

let reader: Promise<Browser> | undefined;

/** Returns the browser that all files of this process share. Each opens its own contexts. It ends with the process. */
export async function shareReader(): Promise<Browser> {
  reader ??= launchReader();
  return reader;
}

async function launchReader(): Promise<Browser> {
  const config = readConfig({});
  const executablePath = findBrowser({ ...config, chosen: config.chromePath });
  return chromium.launch({ executablePath, args: config.isRoot ? ['--no-sandbox'] : [] });
}
