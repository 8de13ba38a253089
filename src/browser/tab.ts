import type { BrowserContext, Page } from 'playwright-core';
import { DocumentGate } from './document-gate.ts';
import type { DocumentJudge, Passage } from './document-gate.ts';
import { ignoreForeignSchemes, lazyContentMark, watchLazyContent } from './lazy-content-watch.ts';
import { PageFault } from './page-fault.ts';
import type { OpenPage } from './page-frame.ts';
import type { VisitOptions } from './page-visit.ts';
import { PageVisit } from './page-visit.ts';
import { openMainFrame, readTopFrameId } from './page-worlds.ts';
import type { ProtocolSession } from './protocol-call.ts';
import { send } from './protocol-call.ts';
import type { Visit } from './visit.ts';

const openMs = 5_000;
const interruptMs = 5_000;

type Current = { readonly visit: PageVisit; readonly passage: Passage };

/**
 * One tab, used for page after page of the same scan. What belongs to one page is a PageVisit, constructed for each; the tab
 * itself knows only whether it can still be used. A page that left a mess is left with its tab: close it.
 */
export class Tab {
  readonly page: Page;
  readonly session: ProtocolSession;
  readonly #gate: DocumentGate;
  #current: Current | undefined;
  #loss: PageFault | undefined;

  private constructor(page: Page, session: ProtocolSession, gate: DocumentGate) {
    this.page = page;
    this.session = session;
    this.#gate = gate;
    page.on('crash', () => (this.#loss ??= new PageFault('crashed', 'The page crashed.')));
    page.on('close', () => (this.#loss ??= new PageFault('closed', 'The page was closed.')));
    page.on('popup', (popup) => void popup.close().catch(() => undefined));
  }

  static async open(context: BrowserContext, judge: DocumentJudge): Promise<Tab> {
    const page = await context.newPage();
    const session: ProtocolSession = await context.newCDPSession(page);
    const gate = new DocumentGate(session, await readTopFrameId(session, openMs), judge);
    await session.send('Page.enable');
    const source = `(${String(watchLazyContent)})(${JSON.stringify(lazyContentMark)})`;
    await session.send('Page.addScriptToEvaluateOnNewDocument', { source });
    const guard = `(${String(ignoreForeignSchemes)})()`;
    await session.send('Page.addScriptToEvaluateOnNewDocument', { source: guard, worldName: 'curbcut-guard' });
    await gate.start();
    return new Tab(page, session, gate);
  }

  /** Opens the URL and waits until the page is what a visitor sees. Throws PageFault when the page gives out. */
  async visit(url: string, options: VisitOptions): Promise<Visit> {
    return this.#begin().open(url, options);
  }

  /** Waits for the page to navigate by itself, as a firewall's challenge does; the same visit again when it does not. */
  async awaitNext(visit: Visit & { readonly kind: 'opened' }, deadline: number): Promise<Visit> {
    return this.#current === undefined ? visit : this.#current.visit.awaitNext(visit, deadline);
  }

  /** What an engine works on. From here on the page cannot navigate any more. */
  async hold(): Promise<OpenPage> {
    if (this.#current !== undefined) this.#current.passage.isShut = true;
    return {
      main: await openMainFrame(this.page, this.session),
      frameCount: this.page.frames().length,
      interrupt: async () => void (await send(this.session, ['Runtime.terminateExecution', {}], interruptMs)),
    };
  }

  /** The fault that the page showed by itself, or the one that ended the tab. */
  get fault(): PageFault | undefined {
    return this.#current?.visit.fault ?? this.#loss;
  }

  /** Cookies and stored data gone, so that the next page meets a first visit. False: take another tab for it. */
  async clean(): Promise<boolean> {
    try {
      await send(this.session, ['Network.clearBrowserCookies', {}], 2_000);
      const { origin } = new URL(this.page.url());
      if (origin === 'null') return false;
      const storageTypes = 'local_storage,indexeddb,cache_storage,file_systems,service_workers';
      await send(this.session, ['Storage.clearDataForOrigin', { origin, storageTypes }], 2_000);
      const storageId = { securityOrigin: origin, isLocalStorage: false };
      await send(this.session, ['DOMStorage.clear', { storageId }], 2_000);
      return true;
    } catch {
      // A document in a sandbox, or one that no longer answers: what it stored goes with its tab.
      return false;
    }
  }

  #begin(): PageVisit {
    this.#current?.visit.end();
    const passage = this.#gate.admit();
    const { page, session } = this;
    const visit = new PageVisit({ page, session, passage, findLoss: () => this.#loss });
    this.#current = { visit, passage };
    return visit;
  }
}
