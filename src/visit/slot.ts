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

/** What a tab is made for: one scan, one device, one network scope. */
export type TabPurpose = {
  readonly scanId: string;
  readonly device: Device;
  readonly scope: NetworkScope;
  /** For the documents of the scan's pages, in addition to the network policy. The same for all pages of the scan. */
  readonly limitDocuments?: ((check: DocumentCheck) => DocumentCheck) | undefined;
  /** What signs the pages in, and what no page of such a scan may open. A new session is another object. */
  readonly signedIn?: SignedInTab | undefined;
};

export type SignedInTab = {
  readonly access: TabAccess;
  readonly limitDocuments: (check: DocumentCheck) => DocumentCheck;
};

/** What a page is scanned with. */
export type PageTab = {
  readonly tab: Tab;
  readonly proxy: ScopeProxy;
  readonly browserName: string;
  readonly pid: number | undefined;
  /**
   * Opens a second tab with the same device and network scope while the page in front stays as it is. Its browser context and its
   * proxy are its own: neither page meets the other's cookies, storage or cache, and a page in front that was cut off, or delivered
   * too much, does not keep the other from being opened. Close it after one visit. Throws PageFailure.
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

/** What a tab opens in. */
type TabSetup = { readonly running: RunningBrowser; readonly proxy: ScopeProxy; readonly purpose: TabPurpose };

/** A browser is replaced after so many pages: what it leaks goes with it. */
const pagesPerBrowser = 200;
/** Playwright waits forever on a browser that is stuck: these steps take well under a second. */
const openTabMs = 20_000;
const closeTabMs = 5_000;
/** What a page that is visited aside may deliver. */
const maxAsideBytes = 256 * 1024 * 1024;

/**
 * Scans one page at a time: its own browser, and in it one warm tab for as long as the pages come
 * from the same scan (the HTTP cache stays warm; nothing is shared between scans).
 */
export class Slot {
  readonly #deps: SlotDeps;
  #browser: RunningBrowser | undefined;
  #open: OpenTab | undefined;
  #pages = 0;
  /** Counts `close`: what was being started before is no longer needed. */
  #closings = 0;

  constructor(deps: SlotDeps) {
    this.#deps = deps;
  }

  /** A tab ready for the next page of the scan. Throws when no browser can be started, or it is stuck. */
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
   * Ends the page that was scanned last, with its workers and frames, and removes what it stored: the next page meets a first
   * visit. The tab stays warm. A page that does not let itself be ended loses its browser.
   */
  async leavePage(): Promise<void> {
    const open = this.#open;
    if (open === undefined || (await open.tab.leave(() => open.proxy.endPage())) || this.#open !== open) return;
    // Killed, it is ended too; what then stays of its files goes with this process.
    await this.#giveUpBrowser().catch(() => undefined);
  }

  /** The browser's process, for the memory watch. */
  get pid(): number | undefined {
    return this.#browser?.pid;
  }

  /** Leaves everything behind that a page may have spoilt: the browser is killed, the next page gets a new one. */
  async close(): Promise<void> {
    this.#closings += 1;
    await this.#giveUpBrowser();
  }

  /** Closes the tab and gives the browser away, for another slot. Undefined if the tab did not close: then the browser is killed. */
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

  /** A browser that was given up while it started (the scan was deleted, the service stops) must not stay behind. */
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

  /** The page in hand may still be scanned in it; the next one gets another. */
  #retireBrowser(running: RunningBrowser): void {
    if (this.#browser === running) this.#pages = pagesPerBrowser;
  }

  async #closeTab(open: OpenTab): Promise<void> {
    this.#open = undefined;
    try {
      await within(closeTabMs, open.context.close());
    } catch {
      // Stuck or gone: the next tab opens in another browser.
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
