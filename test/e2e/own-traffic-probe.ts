/* Runs in a separate network namespace that has every address: prints what a browser sends by itself while it shows pages. */
import { createServer } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { chromium } from 'playwright-core';
import { findBrowser } from '../../src/browser/find-browser.ts';
import { readConfig } from '../../src/config.ts';
import { createNetworkPolicy } from '../../src/adapters/net/policy.ts';
import { openScopeProxy } from '../../src/adapters/net/scope-proxy.ts';
import { deviceOf } from '../../src/worker/device-of.ts';
import { Slot } from '../../src/visit/slot.ts';
import { startNameServer } from '../name-server.ts';
import { makeSelfSignedCertificate } from '../net/self-signed-certificate.ts';
import { launchTestBrowser } from './launch-test-browser.ts';
import { countSent } from './sent-packets.ts';

const site = '93.184.216.34';
/** What browsers react to: forms, foreign words, hints to look up hosts, a certificate that is not valid. */
const urls = [`http://${site}/`, `https://${site}/`];
const html = `<!doctype html><html lang="en"><title>Sign in</title>
  <link rel="dns-prefetch" href="//looked-up.example">
  <h1>Sign in</h1><p lang="fr">Bonjour tout le monde, comment allez-vous aujourd’hui ?</p>
  <form action="/sent"><input name="email" type="email" autocomplete="email" aria-label="Email">
  <input name="password" type="password" aria-label="Password"><input name="zip" aria-label="Zip"><button>Sign in</button></form>`;

const [mode = 'scan', rounds = '1'] = process.argv.slice(2);
/** Every name that a scan's proxy was asked for, by the page or by the browser. */
const behindProxy = new Set<string>();
const network = createNetworkPolicy({
  mode: 'scoped',
  allow: [],
  deny: [],
  ownEndpoints: () => [],
  resolve: async (host) => {
    behindProxy.add(host);
    return await Promise.resolve([]);
  },
});
const scope = await network.scopeFor(new URL(`http://${site}/`));
const names = await startNameServer({}, { port: 53, host: '8.8.8.8' });
const takeSent = await countSent();
createServer((_request, response) => response.setHeader('content-type', 'text/html').end(html)).listen(80, site);
createSecureServer(makeSelfSignedCertificate(), (_request, response) => response.end(html)).listen(443, site);

/** As a worker does it. Returns how often the pages were shown. */
async function scan(): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'curbcut-own-traffic-'));
  const slot = new Slot({ launch: () => launchTestBrowser(folder), userAgent: () => 'Curbcut/0' });
  let shown = 0;
  for (; shown < Number(rounds); shown += 1) {
    for (const url of urls) {
      const { tab } = await slot.tabFor({ scanId: 'own traffic', device: deviceOf('desktop'), scope });
      await tab.visit(url, { deadline: performance.now() + 60_000, isDecided: () => false });
      await submit(tab.page);
      await slot.leavePage();
    }
  }
  await slot.close();
  await rm(folder, { recursive: true });
  return shown;
}

/** As Playwright starts it, until the browser looks up a name by itself. */
async function showUntilItAsks(): Promise<number> {
  const config = readConfig();
  const browser = await chromium.launch({ executablePath: findBrowser({ ...config, chosen: config.chromePath }) });
  const proxy = await openScopeProxy(scope);
  let shown = 0;
  for (; names.unanswered.size === 0; shown += 1) {
    const context = await browser.newContext({ proxy: { server: `socks5://127.0.0.1:${proxy.port}` } });
    const page = await context.newPage();
    for (const url of urls) {
      await page.goto(url).catch(() => undefined);
      await submit(page);
    }
    await context.close();
  }
  await browser.close();
  await proxy.close();
  return shown;
}

async function submit(page: Page): Promise<void> {
  await page.evaluate(() => document.forms[0]?.requestSubmit()).catch(() => undefined);
}

const shown = await (mode === 'scan' ? scan() : showUntilItAsks());
const printed = {
  shown,
  asked: [...names.unanswered],
  behindProxy: [...behindProxy].toSorted(),
  sent: await takeSent(),
};
process.stdout.write(JSON.stringify(printed), () => process.exit(0));
