import type { Page, Response } from 'playwright-core';
import { stripCredentials } from '../url/page-url.ts';
import { timeLeft } from '../time/time-left.ts';
import type { Saying } from '../texts/saying.ts';
import { sayAll, says } from '../texts/saying.ts';
import { readAnswer } from './describe-answer.ts';
import type { Passage, Refusal } from './document-gate.ts';
import { sayNavigationError, nameNavigationError } from './navigation-error.ts';
import type { BrokenOff } from './page-events.ts';
import { PageEvents } from './page-events.ts';
import { PageFailure } from './page-failure.ts';
import type { ProtocolSession } from './protocol-call.ts';
import { settleDocument } from './settle-document.ts';
import { steerMoment } from './steer-moment.ts';
import type { Answer, Visit } from './visit.ts';

export type VisitOptions = {
  readonly deadline: number;
  /** True if the answer alone decides (an error status, not HTML). The document is then not settled. */
  readonly isDecided: (answer: Answer) => boolean;
  /** Longest wait for open requests of the page's scripts, if the page must be complete to be recognized. */
  readonly answersMs?: number;
  /**
   * True if the page is about to navigate by itself, as a firewall's challenge does. The visit then waits for the next
   * page for a while.
   */
  readonly isPassing?: (opened: OpenedVisit) => boolean;
};

type OpenedVisit = Visit & { readonly kind: 'opened' };

/** `isWhole`: the whole document has arrived. */
export type Arrival = { readonly answer: Answer; readonly afterMs: number; readonly isWhole: boolean };

/** The parts of the tab that a visit uses. */
export type VisitContext = {
  readonly page: Page;
  readonly session: ProtocolSession;
  readonly passage: Passage;
  /** Returns a failure once the tab itself is lost because its page crashed or was closed. */
  readonly findLoss: () => PageFailure | undefined;
};

const maxDocuments = 6;
/** Longest wait for a page that is about to navigate by itself. */
const passingMs = 12_000;
const loadMs = 10_000;

/** One visit to one URL. The state of the visit lives here and ends with it. */
export class PageLoad {
  readonly #context: VisitContext;
  readonly #events: PageEvents;
  #arrival: Omit<Arrival, 'isWhole'> | undefined;

  constructor(context: VisitContext) {
    this.#context = context;
    this.#events = new PageEvents(context.page, context.session);
  }

  /** The failure that the page caused by itself: endless dialogs, a crash, a closed window. */
  get fault(): PageFailure | undefined {
    return this.#context.findLoss() ?? this.#events.fault;
  }

  /** The server's answer and its time, even if the page failed later. Undefined before any answer. */
  get arrival(): Arrival | undefined {
    return this.#arrival === undefined ? undefined : { ...this.#arrival, isWhole: this.#events.isWhole };
  }

  /** True if the page signed in somewhere. The browser remembers that, and no command removes it. */
  get gaveCredentials(): boolean {
    return this.#events.gaveCredentials;
  }

  /** The origins that asked the browser for client hints. It remembers that. */
  get hintedOrigins(): readonly string[] {
    return this.#events.hintedOrigins;
  }

  /** The refused requests of the page, except those for itself, without queries: see RefusedRequests. */
  get refused(): readonly string[] {
    return this.#events.refused;
  }

  /** Resolves if the page has requested or logged more than any page may. */
  get overrun(): Promise<PageFailure> {
    return this.#events.overrun;
  }

  /** True if the page requested or logged so much that only another browser releases the memory. */
  get isHeavy(): boolean {
    return this.#events.isHeavy;
  }

  /** True if the page's scripts wait for a response that may change the page. */
  get isWaiting(): boolean {
    return this.#events.requests.isAny;
  }

  /**
   * True if code of the page's own host is still to arrive. The page's current content then says nothing about its
   * final one.
   */
  get isWithoutCode(): boolean {
    return this.#events.requests.isCode;
  }

  /** Call this before the page is left. Afterwards, `mayOutlivePage` says whether requests may outlive the page. */
  startLeaving(): { readonly mayOutlivePage: () => boolean } {
    const { isAny, count } = this.#events.requests;
    return { mayOutlivePage: () => isAny || this.#events.requests.count > count };
  }

  /** Later events do not count for this visit. */
  end(): void {
    this.#events.end();
  }

  /** Opens the URL and waits until the page shows its final state. Throws PageFailure if the page fails. */
  async open(url: string, options: VisitOptions): Promise<Visit> {
    const { page } = this.#context;
    const started = performance.now();
    let response: Response | null;
    try {
      response = await page.goto(url, { waitUntil: 'commit', timeout: timeLeft(options.deadline) });
    } catch (error) {
      return this.#describeFailure(error);
    }
    const answer = readAnswer(response, page);
    this.#arrival = { answer, afterMs: performance.now() - started };
    return options.isDecided(answer) ? { kind: 'answered', answer } : this.#settleLast(answer, options);
  }

  /** Settles the current page again, after it replaced its document. */
  async settleAgain(visit: OpenedVisit, options: VisitOptions): Promise<Visit> {
    return this.#settleLast(visit.answer, options);
  }

  /** Settles the page, or the one that follows if it is about to navigate by itself. */
  async #settleLast(first: Answer, { isPassing = () => false, ...options }: VisitOptions): Promise<Visit> {
    const { deadline } = options;
    let current = await this.#settle(first, options);
    const limit = Math.min(performance.now() + passingMs, (performance.now() + deadline) / 2);
    while (current.kind === 'opened' && isPassing(current) && (await this.#movesOn(current, limit)))
      current = await this.#settle(current.answer, { ...options, deadline: limit });
    return current;
  }

  async #movesOn(visit: OpenedVisit, deadline: number): Promise<boolean> {
    const hasMoved = () => this.#events.documents !== visit.documents;
    await steerMoment(this.#context, 'leave');
    while (!hasMoved() && performance.now() < deadline) await this.#context.page.waitForTimeout(200);
    return hasMoved();
  }

  /** A page may navigate by script or refresh. Its last document counts, unless it never stops. */
  async #settle(first: Answer, options: VisitOptions): Promise<Visit> {
    const loaded = { ...this.#context, events: this.#events, findFailure: () => this.fault };
    const events = this.#events;
    const most = events.documents + maxDocuments;
    for (let tries = 0; events.documents < most && tries <= maxDocuments; tries += 1) {
      const broken = await this.#awaitLoad(options.deadline);
      if (broken?.nextUrl !== undefined) return this.#failAway(first, broken.nextUrl, broken.error);
      if (broken !== undefined) return this.#fail('connection_error', sayNavigationError(broken.error));
      // Read after loading, because the arrival of the document is reported only after the browser has answered.
      const seen = events.documents;
      const settled = await settleDocument(loaded, first, options);
      if (settled === undefined || events.documents !== seen) continue;
      const { links, signOutLinks, scriptLinks, canonical, isBusy: _, ...facts } = settled;
      const found = { facts, links, signOutLinks, scriptLinks, canonical };
      return { kind: 'opened', answer: this.#currentAnswer(first), ...found, documents: events.documents };
    }
    return this.#fail('navigation_loop', says('visits.reloads'));
  }

  #fail(reason: 'connection_error' | 'navigation_loop', saying: Saying): Visit {
    return { kind: 'failed', reason, saying, answer: undefined, askedUrl: this.#context.page.url() };
  }

  /** The page loaded, then navigated to a URL that could not be opened. */
  #failAway(first: Answer, nextUrl: string, error: string): Visit {
    const answer = this.#events.lastDocument ?? first;
    const { refusal } = this.#context.passage;
    if (refusal !== undefined) return { kind: 'failed', ...nameRefusal(refusal), answer, askedUrl: nextUrl };
    const { host = '' } = URL.parse(nextUrl) ?? {};
    const away = host === '' ? says('visits.navigated_nowhere') : says('visits.navigated', { host });
    const saying = sayAll(away, sayNavigationError(error));
    return { kind: 'failed', reason: 'navigated_away', saying, answer, askedUrl: nextUrl };
  }

  /** The answer of the current page, which differs if the page navigated by itself. */
  #currentAnswer(first: Answer): Answer {
    const finalUrl = stripCredentials(this.#context.page.url());
    const last = this.#events.lastAnswer;
    const isLast = last !== undefined && withoutFragment(last.finalUrl) === withoutFragment(finalUrl);
    return { ...(isLast ? last : first), finalUrl };
  }

  /**
   * Waits within a limit until the page has loaded. A picture that never arrives does not hide the page, and a page
   * that stops its loading does not load further. Returns the reason if the document broke off.
   */
  async #awaitLoad(deadline: number): Promise<BrokenOff | undefined> {
    const { page } = this.#context;
    const left = timeLeft(deadline);
    const loaded = (async () => {
      await page.waitForLoadState('domcontentloaded', { timeout: left / 2 }).catch(rethrowUnlessTimeout);
      await page.waitForLoadState('load', { timeout: Math.min(loadMs, left / 4) }).catch(rethrowUnlessTimeout);
    })();
    const over = Promise.race([loaded, this.#events.loadingOver]).then(() => undefined);
    return Promise.race([this.#events.brokenOff, this.#events.endless, over]);
  }

  #describeFailure(error: unknown): Visit {
    if (this.fault !== undefined) throw this.fault;
    const message = error instanceof Error ? error.message : String(error);
    const failure = nameNavigationError(message);
    if (failure === 'crashed' || failure === 'closed')
      throw new PageFailure(failure, says('visits.failed_while_loading'));
    const { refusal, lastUrl } = this.#context.passage;
    const asked = { answer: this.#events.lastAnswer, askedUrl: lastUrl };
    if (refusal !== undefined) return { kind: 'failed', ...nameRefusal(refusal), ...asked };
    // The browser gave up without an answer, for example because of a redirect to `javascript:`.
    const empty = asked.answer === undefined ? 'other' : 'no_document';
    const reason = failure === 'empty_response' ? empty : failure;
    return { kind: 'failed', reason, saying: sayNavigationError(message), ...asked };
  }
}

function nameRefusal({ reason, isOutOfScope }: Refusal) {
  return { reason: isOutOfScope ? 'out_of_scope' : 'blocked', saying: reason } as const;
}

function rethrowUnlessTimeout(error: unknown): void {
  const failure = nameNavigationError(error instanceof Error ? error.message : String(error));
  if (failure === 'crashed' || failure === 'closed')
    throw new PageFailure(failure, says('visits.failed_while_loading'));
}

function withoutFragment(url: string): string {
  return url.split('#', 1)[0] ?? url;
}
