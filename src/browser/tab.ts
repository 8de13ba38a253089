import type { BrowserContext, Page, Request, Response } from 'playwright-core';
import { z } from 'zod';
import { explainSilence } from './explain-silence.ts';
import { DocumentGate } from './document-gate.ts';
import type { DocumentJudge } from './document-gate.ts';
import { ignoreForeignSchemes, lazyContentMark, watchLazyContent } from './lazy-content-watch.ts';
import { describeNavigationError, nameNavigationError } from './navigation-error.ts';
import { PageFault } from './page-fault.ts';
import type { OpenPage } from './page-frame.ts';
import { openMainFrame, readTopFrameId } from './page-worlds.ts';
import type { ProtocolSession } from './protocol-call.ts';
import { send } from './protocol-call.ts';
import type { SettledPage } from './page-facts.ts';
import { settledPageSchema } from './page-facts.ts';
import { factsExpression, settleExpression } from './settle-in-page.ts';
import type { Answer, Visit } from './visit.ts';

export type VisitOptions = {
  readonly deadline: number;
  /** True when the answer alone decides (an error status, not HTML): the document is then not settled. */
  readonly isDecided: (answer: Answer) => boolean;
};

const maxDocuments = 6;
const maxDialogs = 50;
const openMs = 5_000;
const loadMs = 10_000;
const quietMs = 100;
const settleMs = 4_000;
const contentMs = 8_000;
/** Longest wait for what the page's scripts have asked for; some ask for ever. */
const answersMs = 2_000;
const scriptedTypes = new Set(['fetch', 'xhr', 'script']);

const navigatedSchema = z.object({ frame: z.object({ parentId: z.string().optional() }) });

/** One tab, used for page after page of the same scan. A page that left a mess is left with its tab: close it. */
export class Tab {
  readonly page: Page;
  readonly session: ProtocolSession;
  readonly #gate: DocumentGate;
  /** Top documents since the visit began: more than one means that the page led itself elsewhere. */
  #documents = 0;
  /** Whether all of the document has come. */
  #isWhole = false;
  #dialogs = 0;
  #fault: PageFault | undefined;
  /** What the page's scripts have asked for and not got yet: content is still to come. */
  readonly #asked = new Set<Request>();
  #onAnswered: (() => void) | undefined;
  /** The latest answer to a request for the top document, also when no document came of it. */
  #lastAnswer: Answer | undefined;
  /** Set when the top document broke off after it had begun: what there is of it is not the page. */
  #brokenOff = Promise.withResolvers<string>();

  private constructor(page: Page, session: ProtocolSession, gate: DocumentGate) {
    this.page = page;
    this.session = session;
    this.#gate = gate;
    page.on('dialog', (dialog) => {
      this.#dialogs += 1;
      if (this.#dialogs > maxDialogs)
        this.#fault ??= new PageFault('dialog_loop', 'The page opened dialogs without end.');
      void dialog.dismiss().catch(() => undefined);
    });
    page.on('response', (response) => {
      if (isForTopDocument(response.request(), page)) this.#lastAnswer = describeAnswer(response, page);
    });
    page.on('request', (request) => {
      if (scriptedTypes.has(request.resourceType())) this.#asked.add(request);
    });
    page.on('requestfinished', (request) => {
      this.#noteAnswered(request);
      if (isForTopDocument(request, page)) this.#isWhole = true;
    });
    page.on('requestfailed', (request) => {
      this.#noteAnswered(request);
      const reason = request.failure()?.errorText ?? '';
      if (isForTopDocument(request, page) && !reason.includes('ERR_ABORTED')) this.#brokenOff.resolve(reason);
    });
    page.on('domcontentloaded', () => (this.#isWhole = true));
    page.on('crash', () => (this.#fault ??= new PageFault('crashed', 'The page crashed.')));
    page.on('close', () => (this.#fault ??= new PageFault('closed', 'The page was closed.')));
    page.on('popup', (popup) => void popup.close().catch(() => undefined));
    session.on('Page.frameNavigated', (payload) => {
      if (navigatedSchema.parse(payload).frame.parentId === undefined) this.#documents += 1;
    });
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

  /** Opens the address and waits until it is what a visitor sees. Throws PageFault when the page gives out. */
  async visit(url: string, options: VisitOptions): Promise<Visit> {
    this.#documents = 0;
    this.#isWhole = false;
    this.#dialogs = 0;
    this.#asked.clear();
    this.#gate.reset();
    this.#lastAnswer = undefined;
    this.#brokenOff = Promise.withResolvers();
    let response: Response | null;
    try {
      response = await this.page.goto(url, { waitUntil: 'commit', timeout: timeLeft(options.deadline) });
    } catch (error) {
      return this.#describeFailure(error);
    }
    const answer = describeAnswer(response, this.page);
    if (options.isDecided(answer)) return { kind: 'answered', answer };
    return this.#settle(answer, options.deadline);
  }

  /** Waits for the page to lead itself on, as a firewall's challenge does; the same visit again when it does not. */
  async awaitNext(visit: Visit & { readonly kind: 'opened' }, deadline: number): Promise<Visit> {
    while (this.#documents === visit.documents && performance.now() < deadline) await this.page.waitForTimeout(200);
    return this.#documents === visit.documents ? visit : this.#settle(visit.answer, deadline);
  }

  /** What an engine works on. From here on the page cannot leave any more. */
  async hold(): Promise<OpenPage> {
    this.#gate.shut();
    return { main: await openMainFrame(this.page, this.session), frameCount: this.page.frames().length };
  }

  /** The fault that the page showed by itself: a crash, a dialog storm, a closed window. */
  get fault(): PageFault | undefined {
    return this.#fault;
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

  /** A page may lead itself on by script or refresh: its last document counts, unless there is no last one. */
  async #settle(first: Answer, deadline: number): Promise<Visit> {
    for (let tries = 0; this.#documents <= maxDocuments && tries <= maxDocuments; tries += 1) {
      const broken = await this.#awaitLoad(deadline);
      if (broken !== undefined) {
        const askedUrl = this.page.url();
        return {
          kind: 'failed',
          reason: 'connection_error',
          detail: describeNavigationError(broken),
          answer: undefined,
          askedUrl,
        };
      }
      // Taken after loading: the document's own arrival is told only after the browser has answered.
      const seen = this.#documents;
      const settled = await this.#settleWithAnswers(first, deadline);
      if (settled === undefined || this.#documents !== seen) continue;
      const { links, ...facts } = settled;
      return { kind: 'opened', answer: this.#currentAnswer(first), facts, links, documents: this.#documents };
    }
    const detail = 'The page loaded itself again and again.';
    return { kind: 'failed', reason: 'navigation_loop', detail, answer: undefined, askedUrl: this.page.url() };
  }

  /** A page that led itself on has an answer of its own. */
  #currentAnswer(first: Answer): Answer {
    const finalUrl = this.page.url();
    const last = this.#lastAnswer;
    const isLast = last !== undefined && withoutFragment(last.finalUrl) === withoutFragment(finalUrl);
    return { ...(isLast ? last : first), finalUrl };
  }

  /** Once more where answers came in that the page had been waiting for. Undefined when the document was replaced meanwhile. */
  async #settleWithAnswers(first: Answer, deadline: number): Promise<SettledPage | undefined> {
    const facts = await this.#settleDocument(first, deadline);
    if (facts === undefined || this.#asked.size === 0) return facts;
    const { promise, resolve } = Promise.withResolvers<undefined>();
    const timer = setTimeout(resolve, Math.min(answersMs, timeLeft(deadline) / 4));
    this.#onAnswered = () => resolve(undefined);
    await promise;
    clearTimeout(timer);
    this.#onAnswered = undefined;
    return this.#settleDocument(first, deadline);
  }

  #noteAnswered(request: Request): void {
    this.#asked.delete(request);
    if (this.#asked.size === 0) this.#onAnswered?.();
  }

  /** Undefined when the document was replaced while it settled. */
  async #settleDocument(first: Answer, deadline: number): Promise<SettledPage | undefined> {
    try {
      const main = await openMainFrame(this.page, this.session);
      if (isScriptless(first)) return await this.#readScriptless(main);
      const limit = Math.min(timeLeft(deadline), 3 * settleMs + contentMs + 2_000);
      return settledPageSchema.parse(
        await main.evaluate(settleExpression({ quietMs, settleMs, contentMs, lazyMark: lazyContentMark }), limit),
      );
    } catch (error) {
      if (this.#fault !== undefined) throw this.#fault;
      if (!(error instanceof PageFault)) throw error;
      if (error.kind === 'departed') return undefined;
      throw error.kind === 'unresponsive' ? await explainSilence(this.session, this.#isWhole) : error;
    }
  }

  /** In a sandboxed document timers never fire, so nothing in it can wait: time passes out here. */
  async #readScriptless(main: OpenPage['main']): Promise<SettledPage> {
    await this.page.waitForTimeout(300);
    return settledPageSchema.parse(await main.evaluate(factsExpression(), 5_000));
  }

  /** `load` is waited for, but not for ever: a picture that never answers does not hide the page. Tells how the document broke off. */
  async #awaitLoad(deadline: number): Promise<string | undefined> {
    const left = timeLeft(deadline);
    const loaded = (async () => {
      await this.page.waitForLoadState('domcontentloaded', { timeout: left / 2 }).catch(rethrowUnlessTimeout);
      await this.page.waitForLoadState('load', { timeout: Math.min(loadMs, left / 4) }).catch(rethrowUnlessTimeout);
    })();
    return Promise.race([this.#brokenOff.promise, loaded.then(() => undefined)]);
  }

  #describeFailure(error: unknown): Visit {
    if (this.#fault !== undefined) throw this.#fault;
    const message = error instanceof Error ? error.message : String(error);
    const failure = nameNavigationError(message);
    if (failure === 'crashed' || failure === 'closed')
      throw new PageFault(failure, 'The page gave out while it loaded.');
    const asked = { answer: this.#lastAnswer, askedUrl: this.#gate.lastUrl };
    if (this.#gate.refusal !== undefined)
      return { kind: 'failed', reason: 'blocked', detail: this.#gate.refusal, ...asked };
    // Given up without an answer: a redirect to what no browser opens, such as `javascript:`.
    const empty = asked.answer === undefined ? 'other' : 'no_document';
    const reason = failure === 'empty_response' ? empty : failure;
    return { kind: 'failed', reason, detail: describeNavigationError(message), ...asked };
  }
}

function rethrowUnlessTimeout(error: unknown): void {
  const failure = nameNavigationError(error instanceof Error ? error.message : String(error));
  if (failure === 'crashed' || failure === 'closed') throw new PageFault(failure, 'The page gave out while it loaded.');
}

function describeAnswer(response: Response | null, page: Page): Answer {
  if (response === null) return { status: 200, finalUrl: page.url(), headers: {} };
  return { status: response.status(), finalUrl: response.url(), headers: response.headers() };
}

function isScriptless(answer: Answer): boolean {
  const policy = answer.headers['content-security-policy'] ?? '';
  return /(^|[;,\s])sandbox(?![^;,]*allow-scripts)/i.test(policy);
}

function isForTopDocument(request: Request, page: Page): boolean {
  return request.isNavigationRequest() && request.frame() === page.mainFrame();
}

function withoutFragment(url: string): string {
  return url.split('#', 1)[0] ?? url;
}

function timeLeft(deadline: number): number {
  return Math.max(1, deadline - performance.now());
}
