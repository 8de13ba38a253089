import type { BrowserContext } from 'playwright-core';
import type { RunningBrowser } from '../browser/launch-browser.ts';
import { Tab } from '../browser/tab.ts';
import type { Device } from '../browser/visit.ts';
import type { NetworkScope } from '../net/policy.ts';
import type { ScopeProxy } from '../net/scope-proxy.ts';
import { openScopeProxy } from '../net/scope-proxy.ts';

export type SlotDeps = {
  readonly launch: () => Promise<RunningBrowser>;
  readonly userAgent: (browserVersion: string, device: Device) => string;
};

/** What a tab is made for: one scan, one device, one network scope. */
export type TabPurpose = { readonly scanId: string; readonly device: Device; readonly scope: NetworkScope };

type OpenTab = {
  readonly scanId: string;
  readonly tab: Tab;
  readonly proxy: ScopeProxy;
  readonly context: BrowserContext;
};

/** A browser is replaced after so many pages: what it leaks goes with it. */
const pagesPerBrowser = 200;

/**
 * One place to scan a page in: a browser of its own, and in it one warm tab for as long as the pages come
 * from the same scan (the HTTP cache stays warm; nothing is shared between scans).
 */
export class Slot {
  readonly #deps: SlotDeps;
  #browser: RunningBrowser | undefined;
  #open: OpenTab | undefined;
  #pages = 0;

  constructor(deps: SlotDeps) {
    this.#deps = deps;
  }

  /** A tab ready for the next page of the scan. Throws when no browser can be started. */
  async tabFor(
    purpose: TabPurpose,
  ): Promise<{ readonly tab: Tab; readonly proxy: ScopeProxy; readonly browserName: string }> {
    if (this.#pages >= pagesPerBrowser || this.#browser?.browser.isConnected() === false) await this.close();
    this.#browser ??= await this.#deps.launch();
    this.#pages += 1;
    if (this.#open?.scanId !== purpose.scanId) {
      await this.#closeTab();
      this.#open = await this.#openTab(this.#browser, purpose);
    }
    return { tab: this.#open.tab, proxy: this.#open.proxy, browserName: this.#browser.name };
  }

  /** The browser's process, for whoever watches its memory. */
  get pid(): number | undefined {
    return this.#browser?.pid;
  }

  /** Leaves everything behind that a page may have spoilt: the browser is killed, the next page gets a new one. */
  async close(): Promise<void> {
    const browser = this.#browser;
    const open = this.#open;
    this.#browser = undefined;
    this.#open = undefined;
    this.#pages = 0;
    await browser?.kill();
    await open?.proxy.close();
  }

  async #openTab(running: RunningBrowser, purpose: TabPurpose): Promise<OpenTab> {
    const proxy = await openScopeProxy(purpose.scope);
    const { device } = purpose;
    const context = await running.browser.newContext({
      viewport: { width: device.width, height: device.height },
      deviceScaleFactor: device.deviceScaleFactor,
      isMobile: device.isMobile,
      hasTouch: device.isMobile,
      userAgent: this.#deps.userAgent(running.browser.version(), device),
      proxy: { server: `socks5://127.0.0.1:${proxy.port}` },
      serviceWorkers: 'block',
      acceptDownloads: false,
      permissions: [],
    });
    const tab = await Tab.open(context, purpose.scope.judgeDocument);
    return { scanId: purpose.scanId, tab, proxy, context };
  }

  async #closeTab(): Promise<void> {
    const open = this.#open;
    this.#open = undefined;
    if (open === undefined) return;
    await open.context.close();
    await open.proxy.close();
  }
}
