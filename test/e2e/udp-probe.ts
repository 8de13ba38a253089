/* Runs in a separate network namespace: prints what an attacking page reaches with each protection alone, and with all. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext } from 'playwright-core';
import { chromium } from 'playwright-core';
import { findBrowser } from '../../src/browser/find-browser.ts';
import { sealContext, sealingSwitches } from '../../src/browser/seal-pages.ts';
import { readConfig } from '../../src/config.ts';
import { createNetworkPolicy } from '../../src/adapters/net/policy.ts';
import { openScopeProxy } from '../../src/adapters/net/scope-proxy.ts';
import { deviceOf } from '../../src/worker/device-of.ts';
import { Slot } from '../../src/visit/slot.ts';
import { launchTestBrowser } from './launch-test-browser.ts';
import { secureSite, site, workerRealms } from './udp-attack-pages.ts';
import { startUdpAttack } from './udp-attack.ts';

const url = `http://${site}/`;
const secureUrl = `http://${secureSite}/secure`;
const secureRealms = ['page', ...workerRealms];
const attack = await startUdpAttack();
const network = createNetworkPolicy({ mode: 'scoped', allow: [], deny: [], ownEndpoints: () => [] });

type Setup = {
  readonly opened?: string;
  readonly switches?: readonly string[];
  readonly isSealed?: boolean;
  readonly hasProxy?: boolean;
  /** Waits until every canary was hit. */
  readonly isHitting?: boolean;
};

/** A browser as Playwright starts it, with the protections that are named. */
async function openPage({ opened = url, switches = [], isSealed = false, hasProxy = true }: Setup): Promise<Browser> {
  const config = readConfig();
  const executablePath = findBrowser({ ...config, chosen: config.chromePath });
  const browser = await chromium.launch({
    executablePath,
    args: ['--site-per-process', '--disable-quic', ...switches],
  });
  const proxy = await openScopeProxy(await network.scopeFor(new URL(opened)));
  const behindProxy = { proxy: { server: `socks5://127.0.0.1:${proxy.port}` } };
  const context: BrowserContext = await browser.newContext(hasProxy ? behindProxy : {});
  if (isSealed) await sealContext(context);
  const page = await context.newPage();
  await page.goto(opened, { waitUntil: 'commit' });
  return browser;
}

async function scan(opened: string, realms?: readonly string[]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'curbcut-udp-'));
  const slot = new Slot({ launch: () => launchTestBrowser(folder), userAgent: () => 'Curbcut/0' });
  const scope = await network.scopeFor(new URL(opened));
  const { tab } = await slot.tabFor({ scanId: 'udp', device: deviceOf('desktop'), scope });
  await Promise.all([
    tab.visit(opened, { deadline: performance.now() + 20_000, isDecided: () => false }),
    attack.untilTried(realms),
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
const tryPage = async (setup: Setup, realms?: readonly string[]): Promise<void> => {
  const browser = await openPage(setup);
  await Promise.all([attack.untilTried(realms), setup.isHitting === true ? attack.untilEachHit() : undefined]);
  await browser.close();
};
const found = {
  unprotected: await measure(() => tryPage({ isHitting: true })),
  'policy switch': await measure(() => tryPage({ switches: withSwitches(/webrtc/) })),
  'init script': await measure(() => tryPage({ isSealed: true })),
  'popup switch': await measure(() => tryPage({ switches: withSwitches(/new-web-contents/) })),
  scan: await measure(() => scan(url)),
  'secure page without proxy': await measure(() =>
    tryPage({ opened: secureUrl, hasProxy: false, isHitting: true }, [...secureRealms, 'service-worker']),
  ),
  'secure page': await measure(() => tryPage({ opened: secureUrl }, [...secureRealms, 'service-worker'])),
  'secure scan': await measure(() => scan(secureUrl, secureRealms)),
};
process.stdout.write(JSON.stringify(found), () => process.exit(0));
