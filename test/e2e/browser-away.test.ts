import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { findBrowser } from '../../src/browser/find-browser.ts';
import { readConfig } from '../../src/config.ts';
import { healthDetailsSchema } from '../../src/service/health/health-details.ts';
import { whereThereIs } from '../applicable.ts';
import type { Site } from '../site/serve-site.ts';
import { startSite } from '../site/serve-site.ts';
import { ScanClient } from './scan-client.ts';
import type { TestService } from './start-service.ts';
import { startTestService } from './start-service.ts';

const patience = { timeout: 60_000, interval: 50 };
let folder: string;
let browser: string;
let site: Site;
let service: TestService;

/** A program in the browser's place, as an upgrade that went wrong leaves it. */
const install = (command: string) => writeFile(browser, `#!/bin/sh\n${command}\n`, { mode: 0o755 });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'curbcut-away-'));
  await chmod(folder, 0o755);
  browser = join(folder, 'browser');
  await install('exit 1');
  [site, service] = await Promise.all([startSite(), startTestService({ CURBCUT_CHROME_PATH: browser })]);
});
afterAll(async () => {
  await service.close();
  await site.close();
  await rm(folder, { recursive: true });
});

async function readDetails() {
  return healthDetailsSchema.parse(await (await fetch(`${service.origin}/api/health/details`)).json());
}

it(
  'pages wait untouched while no browser starts, health says why, and the scan ends by itself once one does',
  whereThereIs('linux'),
  async () => {
    const client = new ScanClient(service.origin);
    const { id } = await client.create({ sitemap_url: `${site.origin}/good`, scan_type: 'single' });
    await vi.waitUntil(async () => (await readDetails()).browser.status === 'failed', patience);
    const details = await readDetails();
    const health = await (await fetch(`${service.origin}/api/health`)).json();
    const [waiting] = await client.pages(id);

    const { chromePath } = readConfig();
    await install(`exec "${findBrowser({ ...readConfig(), chosen: chromePath })}" "$@"`);
    const scan = await client.untilEnded(id);
    await vi.waitUntil(async () => (await readDetails()).browser.status === 'ok', patience);

    expect(health).toEqual({ status: 'ok', service: 'curbcut' });
    expect(details).toMatchObject({
      browser: {
        status: 'failed',
        detail: 'The browser did not start: it ended with exit code 1. Pages wait until the browser works.',
        remedy: expect.stringContaining('CURBCUT_CHROME_PATH'),
      },
      database: { status: 'ok' },
      files: { status: 'ok' },
      queue: { status: 'ok' },
    });
    expect(waiting).toMatchObject({ status: 'pending', attempts: 0, outcome: null });
    expect(scan).toMatchObject({ status: 'completed', fonts: { 'sans-serif': expect.any(String) } });
    expect((await client.pages(id))[0]).toMatchObject({ status: 'completed', attempts: 1 });
  },
);
