import type { BrowserContext } from 'playwright-core';
import type { RunningBrowser } from '../browser/launch-browser.ts';
import type { DocumentCheck } from '../browser/document-gate.ts';
import { PageFailure } from '../browser/page-failure.ts';
import { sealContext } from '../browser/seal-pages.ts';
import { Tab } from '../browser/tab.ts';
import type { TabAccess } from '../browser/tab-access.ts';
import type { Device } from '../browser/visit.ts';
import type { NetworkScope } from '../adapters/net/policy.ts';
import type { ScopeProxy } from '../adapters/net/scope-proxy.ts';
import { openScopeProxy } from '../adapters/net/scope-proxy.ts';
import { within } from '../time/time-limit.ts';
import { says } from '../texts/saying.ts';

export type SlotDeps = {
  readonly launch: () => Promise<RunningBrowser>;
  readonly userAgent: (browserVersion: string, device: Device) => string;
};

/** A tab serves one scan, one device and one network scope. */
export type TabPurpose = {
  readonly scanId: string;
  readonly device: Device;
  readonly scope: NetworkScope;
  /** Limits the documents of the scan's pages in addition to the network policy. All pages of the scan share it. */
  readonly limitDocuments?: ((check: DocumentCheck) => DocumentCheck) | undefined;
  /** The sign-in of the pages, and the documents that such a scan must not open. A new session is another object. */
  readonly signedIn?: SignedInTab | undefined;
};

export type SignedInTab = {
  readonly access: TabAccess;
  readonly limitDocuments: (check: DocumentCheck) => DocumentCheck;
};

export type PageTab = {
  readonly tab: Tab;
  readonly proxy: ScopeProxy;
  readonly browserName: string;
  readonly pid: number | undefined;
  /**
   * Opens a second tab with the same device and network scope, while the page in front stays unchanged. The second tab
   * has its own browser context and proxy. So the pages do not share cookies, storage or cache, and limits on the page
   * in front do not block the second tab. Close it after one visit. Throws PageFailure.
   */
  readonly openAside: () => Promise<AsideTab>;
};

/** A tab for one visit to another URL of the scan. */
export type AsideTab = { readonly tab: Tab; readonly close: () => Promise<void> };

type OpenTab = {
  readonly purpose: TabPurpose;
  readonly tab: Tab;
  readonly proxy: ScopeProxy;
  readonly context: BrowserContext;
};

type TabSetup = { readonly running: RunningBrowser; readonly proxy: ScopeProxy; readonly purpose: TabPurpose };

/** A browser is replaced after this number of pages, to release leaked memory. */
const pagesPerBrowser = 200;
/** Playwright waits forever for a stuck browser. These steps take well under a second. */
const openTabMs = 20_000;
const closeTabMs = 5_000;
/** The bytes that a page in a separate tab may load. */
const maxAsideBytes = 256 * 1024 * 1024;

/**
 * Scans one page at a time in its own browser. One tab remains open while the pages come from one scan, so the HTTP
 * cache stays warm. Different scans share nothing.
 */
export class Slot {
  readonly #deps: SlotDeps;
  #browser: RunningBrowser | undefined;
  #open: OpenTab | undefined;
  #pages = 0;
  /** Counts calls of `close`. Browsers that were starting before are no longer needed. */
  #closings = 0;

  constructor(deps: SlotDeps) {
    this.#deps = deps;
  }

  /** Returns a tab for the next page of the scan. Throws if the browser cannot start or is stuck. */
  async tabFor(purpose: TabPurpose): Promise<PageTab> {
    const closings = this.#closings;
    if (this.#pages >= pagesPerBrowser || this.#browser?.browser.isConnected() === false) await this.#giveUpBrowser();
    if (this.#open !== undefined && !isFor(this.#open, purpose)) await this.#closeTab(this.#open);
    this.#browser ??= await this.#launch(closings);
    this.#pages += 1;
    this.#open ??= await this.#openTab(this.#browser, purpose);
    const { tab, proxy } = this.#open;
    const setup = { running: this.#browser, proxy, purpose };
    return {
      tab,
      proxy,
      browserName: this.#browser.name,
      pid: this.#browser.pid,
      openAside: async () => this.#openAside(setup),
    };
  }

  /**
   * Ends the last page with its workers and frames, and removes its stored data, so that the next page is a first
   * visit. The tab stays warm. If the page cannot be ended, its browser is closed.
   */
  async leavePage(): Promise<void> {
    const open = this.#open;
    if (open === undefined || (await open.tab.leave(() => open.proxy.endPage())) || this.#open !== open) return;
    // Killing the browser ends the page, too. Remaining files are removed with this process.
    await this.#giveUpBrowser().catch(() => undefined);
  }

  /** The browser's process id, for the memory watch. */
  get pid(): number | undefined {
    return this.#browser?.pid;
  }

  /** Kills the browser, because a page may have damaged it. The next page gets a new one. */
  async close(): Promise<void> {
    this.#closings += 1;
    await this.#giveUpBrowser();
  }

  /**
   * Closes the tab and gives the browser to another slot. If the tab does not close, kills the browser and returns
   * undefined.
   */
  async handOver(): Promise<RunningBrowser | undefined> {
    if (this.#open !== undefined) await this.#closeTab(this.#open);
    const browser = this.#browser;
    this.#browser = undefined;
    this.#pages = 0;
    return browser;
  }

  async #giveUpBrowser(): Promise<void> {
    const browser = this.#browser;
    const open = this.#open;
    this.#browser = undefined;
    this.#open = undefined;
    this.#pages = 0;
    await browser?.kill();
    await open?.proxy.close();
  }

  /**
   * A browser that is no longer needed once it has started (the scan was deleted, the service stops) must not keep
   * running.
   */
  async #launch(closings: number): Promise<RunningBrowser> {
    const started = await this.#deps.launch();
    if (closings === this.#closings) return started;
    await started.kill();
    throw new Error('The browser was given up while it started.');
  }

  async #openTab(running: RunningBrowser, purpose: TabPurpose): Promise<OpenTab> {
    const proxy = await openScopeProxy(purpose.scope);
    try {
      return await within(openTabMs, this.#openTabBehind({ running, proxy, purpose }));
    } catch (error) {
      await proxy.close();
      throw error;
    }
  }

  async #openTabBehind(setup: TabSetup): Promise<OpenTab> {
    const context = await this.#openContext(setup);
    const { limitDocuments } = setup.purpose;
    const rules = rulesOf(setup.purpose);
    const tab = await Tab.open(context, { ...rules, check: limitDocuments?.(rules.check) ?? rules.check });
    return { purpose: setup.purpose, tab, proxy: setup.proxy, context };
  }

  async #openContext({ running, proxy, purpose: { device } }: TabSetup): Promise<BrowserContext> {
    const context = await running.browser.newContext({
      viewport: { width: device.width, height: device.height },
      deviceScaleFactor: device.deviceScaleFactor,
      isMobile: device.isMobile,
      hasTouch: device.isMobile,
      // Sets the header Accept-Language, which some servers require, to what scripts see.
      locale: device.locale,
      userAgent: this.#deps.userAgent(running.browser.version(), device),
      proxy: { server: `socks5://127.0.0.1:${proxy.port}` },
      serviceWorkers: 'block',
      acceptDownloads: false,
      permissions: [],
    });
    await sealContext(context);
    return context;
  }

  async #openAside({ running, purpose }: Omit<TabSetup, 'proxy'>): Promise<AsideTab> {
    const proxy = await openScopeProxy(purpose.scope);
    proxy.beginPage(maxAsideBytes);
    const context = await within(openTabMs, this.#openContext({ running, purpose, proxy })).catch(
      async (error: unknown) => {
        await proxy.close();
        return nameNoContext(error);
      },
    );
    const close = async () => {
      await within(closeTabMs, context.close()).catch(() => this.#retireBrowser(running));
      await proxy.close();
    };
    try {
      return { tab: await within(openTabMs, Tab.open(context, rulesOf(purpose))), close };
    } catch (error) {
      await close();
      return nameNoContext(error);
    }
  }

  /** The current page may still be scanned in it. The next one gets another browser. */
  #retireBrowser(running: RunningBrowser): void {
    if (this.#browser === running) this.#pages = pagesPerBrowser;
  }

  async #closeTab(open: OpenTab): Promise<void> {
    this.#open = undefined;
    try {
      await within(closeTabMs, open.context.close());
    } catch {
      // The browser is stuck or gone, so the next tab opens in another one.
      await this.#giveUpBrowser();
    }
    await open.proxy.close();
  }
}

function isFor({ purpose: { scanId, scope, signedIn } }: OpenTab, wanted: TabPurpose): boolean {
  return scanId === wanted.scanId && scope === wanted.scope && signedIn === wanted.signedIn;
}

function rulesOf({ scope: { checkDocument }, signedIn }: TabPurpose) {
  return { check: signedIn?.limitDocuments(checkDocument) ?? checkDocument, access: signedIn?.access };
}

function nameNoContext(error: unknown): never {
  throw new PageFailure('closed', says('visits.no_second_tab'), { cause: error });
}
