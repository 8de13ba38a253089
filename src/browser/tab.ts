import type { BrowserContext, Page } from 'playwright-core';
import { inPageCall } from './in-page-code.ts';
import { DocumentGate } from './document-gate.ts';
import type { GateRules, Passage } from './document-gate.ts';
import { capturePage, captureView } from './capture-page.ts';
import { findInPicture } from './find-in-picture.ts';
import { findProbe } from './find-probe.ts';
import { clearStorage } from './clear-storage.ts';
import { leavePage } from './leave-page.ts';
import { says } from '../texts/saying.ts';
import { PageFailure } from './page-failure.ts';
import type { Camera, OpenPage } from './open-page.ts';
import type { Arrival, VisitOptions } from './page-load.ts';
import { reportSharedWorkers } from './open-requests.ts';
import { PageLoad } from './page-load.ts';
import { isReplaced } from './is-replaced.ts';
import { openMainFrame, readTopFrameId } from './page-worlds.ts';
import { PictureGuard } from './picture-guard.ts';
import type { ProtocolSession } from './protocol-call.ts';
import { stopScripts } from './protocol-call.ts';
import { restoreState } from './restore-state.ts';
import { steerMoment } from './steer-moment.ts';
import type { TabAccess } from './tab-access.ts';
import type { Visit } from './visit.ts';
import { readManifestStart } from './read-manifest-start.ts';
import { readPageContent } from './page-content.ts';
import { KnownResources } from './read-resources.ts';

const inPage = (file: string) => new URL(`in-page/${file}`, import.meta.url);
const watchLazyContent = inPageCall<[]>(inPage('lazy-content.ts'), 'watchLazyContent');
const watchClosedRoots = inPageCall<[]>(inPage('closed-roots.ts'), 'watchClosedRoots');
const keepPageTimers = inPageCall<[]>(inPage('page-timers.ts'), 'keepPageTimers');
const ignoreForeignSchemes = inPageCall<[]>(inPage('foreign-schemes.ts'), 'ignoreForeignSchemes');

const openMs = 5_000;
const interruptMs = 5_000;

type Current = { readonly visit: PageLoad; readonly passage: Passage };

/**
 * One tab, used for the pages of one scan in turn. The state of one page is in a PageLoad, created for each. The tab
 * itself only knows whether it is still usable. If a page cannot be cleaned up, close the tab.
 */
export class Tab {
  readonly page: Page;
  readonly session: ProtocolSession;
  readonly #gate: DocumentGate;
  readonly #access: TabAccess | undefined;
  readonly #resources = new KnownResources();
  #current: Current | undefined;
  readonly #overrun = Promise.withResolvers<PageFailure>();
  #loss: PageFailure | undefined;

  private constructor(
    { page, session }: { readonly page: Page; readonly session: ProtocolSession },
    gate: DocumentGate,
    access: TabAccess | undefined,
  ) {
    this.page = page;
    this.session = session;
    this.#gate = gate;
    this.#access = access;
    page.on('crash', () => (this.#loss ??= new PageFailure('crashed', says('visits.crashed'))));
    page.on('close', () => (this.#loss ??= new PageFailure('closed', says('visits.closed'))));
    page.on('popup', (popup) => void popup.close().catch(() => undefined));
  }

  static async open(context: BrowserContext, rules: GateRules): Promise<Tab> {
    const page = await context.newPage();
    const session: ProtocolSession = await context.newCDPSession(page);
    const gate = new DocumentGate(session, await readTopFrameId(session, openMs), rules);
    await session.send('Page.enable');
    await reportSharedWorkers(session);
    await session.send('Page.addScriptToEvaluateOnNewDocument', { source: watchLazyContent() });
    await session.send('Page.addScriptToEvaluateOnNewDocument', { source: keepPageTimers() });
    // Also in frames of other sites, which have sessions of their own.
    await page.addInitScript({ content: watchClosedRoots() });
    const guard = { source: ignoreForeignSchemes(), worldName: 'curbcut-guard' };
    await session.send('Page.addScriptToEvaluateOnNewDocument', guard);
    await gate.start();
    return new Tab({ page, session }, gate, rules.access);
  }

  /** Opens the URL and waits until the page shows its final state. Throws PageFailure if the page fails. */
  async visit(url: string, options: VisitOptions): Promise<Visit> {
    if (this.#current !== undefined && !(await this.leave()))
      throw this.#loss ?? new PageFailure('unresponsive', says('visits.not_left'));
    if (this.#access !== undefined) await this.#restore(this.#access);
    return this.untilOverrun(this.#begin().open(url, options));
  }

  /** Restores the data that leaving the previous page removed. */
  async #restore(access: TabAccess): Promise<void> {
    try {
      await this.#withEmptyPages(async (openEmpty) => restoreState({ session: this.session, openEmpty }, access));
    } catch (error) {
      if (error instanceof PageFailure) throw error;
      throw new PageFailure('closed', says('sessions.state_not_restored'), { cause: error });
    }
  }

  /** Every URL shows an empty document meanwhile. */
  async #withEmptyPages(work: (openEmpty: (url: string) => Promise<void>) => Promise<void>): Promise<void> {
    this.#gate.serveEmpty(true);
    try {
      await work(async (url) => void (await this.page.goto(url, { waitUntil: 'commit', timeout: openMs })));
    } finally {
      this.#gate.serveEmpty(false);
    }
  }

  /** An empty document revokes the client hints of its origin: see document-gate.ts. */
  async #forgetHints(origins: readonly string[]): Promise<void> {
    if (origins.length === 0) return;
    await this.#withEmptyPages(async (openEmpty) => {
      for (const origin of origins) await openEmpty(`${origin}/`);
      await openEmpty('about:blank');
    });
  }

  /** Settles the page again, after it replaced its document or while it waits for answers. Throws PageFailure. */
  async settleAgain(visit: Visit & { readonly kind: 'opened' }, options: VisitOptions): Promise<Visit> {
    return this.#current === undefined ? visit : this.#current.visit.settleAgain(visit, options);
  }

  /** Returns the page for an engine. The page can no longer navigate. Throws PageFailure. */
  async hold(): Promise<OpenPage> {
    this.shut();
    const main = await openMainFrame(this.page, this.session);
    const frameCount = this.page.frames().length;
    const view = { main, session: this.session, frameCount, resources: this.#resources };
    return {
      main,
      frameCount,
      readContent: async (timeoutMs) => readPageContent(view, timeoutMs),
      ...cameraOf(view),
      guardPictures: async ({ showsSecret, deadline }, take) => {
        const guard = await PictureGuard.start({ ...view, page: this.page, deadline }, showsSecret);
        try {
          if (guard.isShown) return undefined;
          const taken = await take(cameraOf({ ...view, afterPicture: async () => guard.check() }));
          return guard.isShown ? undefined : taken;
        } finally {
          await guard.end();
        }
      },
      isReplaced: async () => isReplaced(main),
      interrupt: async () => stopScripts(this.session, interruptMs),
    };
  }

  /** True if the page contains the element of the probe: see find-probe.ts. Throws ProbeInvalid. */
  async has(probe: string, waitMs: number): Promise<boolean> {
    return this.whileAwake(async () => findProbe(this.page, probe, waitMs));
  }

  /** Returns the start of the app that the page in front belongs to, if a manifest names it. Throws PageFailure. */
  async readManifestStart(): Promise<string | undefined> {
    return readManifestStart(this.session);
  }

  /** Stops the page from navigating, so that the compared document is also the analyzed one. */
  shut(): void {
    if (this.#current !== undefined) this.#current.passage.isShut = true;
  }

  /** Stops the page from sending requests and from navigating, so that it can be operated. Throws PageFailure. */
  async seal(): Promise<void> {
    await this.#gate.seal();
  }

  /** Lets a settled page go on, which is kept at one moment so that it is read as it settled. Throws PageFailure. */
  async wake(): Promise<void> {
    await steerMoment(this, 'leave');
  }

  /** Lets a settled page go on meanwhile. */
  async whileAwake<T>(work: () => Promise<T>): Promise<T> {
    await this.wake();
    const done = await work();
    await steerMoment(this, 'keep');
    return done;
  }

  /** True if scripts of the page in front wait for a response that may change the page. */
  get isWaiting(): boolean {
    return this.#current?.visit.isWaiting === true;
  }

  /** True if code from the host of the page in front is still to arrive. */
  get isWithoutCode(): boolean {
    return this.#current?.visit.isWithoutCode === true;
  }

  /** The refused requests of the page in front, except those for itself, without queries: see RefusedRequests. */
  get refused(): readonly string[] {
    return this.#current?.visit.refused ?? [];
  }

  /** The server's answer in the current visit, and its time. */
  get arrival(): Arrival | undefined {
    return this.#current?.visit.arrival;
  }

  /** The failure that the page caused by itself, or the one that ended the tab. */
  get fault(): PageFailure | undefined {
    return this.#current?.visit.fault ?? this.#loss;
  }

  /**
   * Ends any work in this tab with a PageFailure as soon as its page has requested or logged more than any page may.
   * The browser must then be replaced.
   */
  async untilOverrun<T>(work: Promise<T>): Promise<T> {
    return Promise.race([work, this.#overrun.promise.then(raise)]);
  }

  /**
   * Ends the page and removes all data that it stored, so that the next page is a first visit. The HTTP cache remains.
   * Returns false if this is uncertain: use another tab. `cutConnections` closes the tab's connections, because a
   * request with `keepalive` outlives its page and its answer may set cookies.
   */
  async leave(cutConnections: () => Promise<void> = async () => undefined): Promise<boolean> {
    const visit = this.#current?.visit;
    if (this.#loss !== undefined || visit?.gaveCredentials === true || visit?.isHeavy === true) return false;
    try {
      await this.#endPage(cutConnections);
      await clearStorage(this.session);
      await this.#gate.open();
    } catch {
      // The page no longer answers, or cannot be ended. Its stored data goes away with its browser.
      return false;
    }
    this.#current = undefined;
    return true;
  }

  async #endPage(cutConnections: () => Promise<void>): Promise<void> {
    await this.#gate.close();
    const requests = this.#current?.visit.startLeaving();
    await leavePage(this);
    if (requests?.mayOutlivePage() === true) await cutConnections();
    this.#current?.visit.end();
    await this.#forgetHints(this.#current?.visit.hintedOrigins ?? []);
  }

  #begin(): PageLoad {
    const passage = this.#gate.admit();
    const { page, session } = this;
    const visit = new PageLoad({ page, session, passage, findLoss: () => this.#loss });
    this.#current = { visit, passage };
    this.#resources.beginPage();
    void visit.overrun.then(this.#overrun.resolve);
    return visit;
  }
}

function cameraOf(view: Parameters<typeof capturePage>[0]): Camera {
  return {
    capturePage: async (requests, timeoutMs) => capturePage(view, requests, timeoutMs),
    captureView: async (requests, timeoutMs) => captureView(view, requests, timeoutMs),
    findInPicture: async (sought, timeoutMs) => findInPicture(view, sought, timeoutMs),
  };
}

function raise(fault: PageFailure): never {
  throw fault;
}
