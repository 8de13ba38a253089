import type { Page } from 'playwright-core';
import type { RunningBrowser } from '../../src/browser/launch-browser.ts';
import { createNetworkPolicy } from '../../src/adapters/net/policy.ts';
import { openScopeProxy } from '../../src/adapters/net/scope-proxy.ts';

/** A page that reaches its own site: the browser outside of a scan's tab reaches nothing. */
export async function openProxiedPage(running: RunningBrowser, origin: string): Promise<Page> {
  const network = createNetworkPolicy({ mode: 'open', allow: [], deny: [], ownEndpoints: () => [] });
  const proxy = await openScopeProxy(await network.scopeFor(new URL(origin)));
  proxy.beginPage(2 ** 30);
  const page = await running.browser.newPage({ proxy: { server: `socks5://127.0.0.1:${proxy.port}` } });
  page.once('close', () => void proxy.close());
  return page;
}
