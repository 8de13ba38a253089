/* Runs in a network namespace of its own: prints what an attacking page reaches with each protection alone, and with all. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext } from 'playwright-core';
import { chromium } from 'playwright-core';
import { findBrowser } from '../../src/browser/find-browser.ts';
import { sealContext, sealingSwitches } from '../../src/browser/seal-pages.ts';
import { readConfig } from '../../src/config.ts';
import { createNetworkPolicy } from '../../src/net/policy.ts';
import { openScopeProxy } from '../../src/net/scope-proxy.ts';
import { deviceOf } from '../../src/worker/device-of.ts';
import { Slot } from '../../src/worker/slot.ts';
import { launchTestBrowser } from './launch-test-browser.ts';
import { site, startUdpAttack } from './udp-attack.ts';

const url = `http://${site}/`;
const attack = await startUdpAttack();
const network = createNetworkPolicy({ mode: 'scoped', allow: [], deny: [], ownEndpoints: () => [] });
const scope = await network.scopeFor(new URL(url));

/** A browser as Playwright starts it, behind the same proxy, with the protections that are named. */
async function openPage(switches: readonly string[], isSealed: boolean): Promise<Browser> {
  const config = readConfig();
  const executablePath = findBrowser({ ...config, chosen: config.chromePath });
  const browser = await chromium.launch({
    executablePath,
    args: ['--site-per-process', '--disable-quic', ...switches],
  });
  const proxy = await openScopeProxy(scope);
  const context: BrowserContext = await browser.newContext({ proxy: { server: `socks5://127.0.0.1:${proxy.port}` } });
  if (isSealed) await sealContext(context);
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'commit' });
  return browser;
}

async function scan(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'curbcut-udp-'));
  const slot = new Slot({ launch: () => launchTestBrowser(folder), userAgent: () => 'Curbcut/0' });
  const { tab } = await slot.tabFor({ scanId: 'udp', device: deviceOf('desktop'), scope });
  await Promise.all([
    tab.visit(url, { deadline: performance.now() + 20_000, isDecided: () => false }),
    attack.untilTried(),
  ]);
  await slot.close();
  await rm(folder, { recursive: true });
}

async function measure(work: () => Promise<void>): Promise<ReturnType<typeof attack.take>> {
  attack.take();
  await work();
  return attack.take();
}

const withSwitches = (pattern: RegExp) => sealingSwitches.filter((name) => pattern.test(name));
const tryPage = async (...given: Parameters<typeof openPage>): Promise<void> => {
  const browser = await openPage(...given);
  await attack.untilTried();
  await browser.close();
};
const found = {
  unprotected: await measure(async () => {
    const browser = await openPage([], false);
    await Promise.all([attack.untilEachHit(), attack.untilTried()]);
    await browser.close();
  }),
  'policy switch': await measure(() => tryPage(withSwitches(/webrtc/), false)),
  'init script': await measure(() => tryPage([], true)),
  'popup switch': await measure(() => tryPage(withSwitches(/new-web-contents/), false)),
  scan: await measure(scan),
};
process.stdout.write(JSON.stringify(found), () => process.exit(0));
