import type { ConsoleMessage, Dialog, Page, Request, Response } from 'playwright-core';
import { readAnswer } from './describe-answer.ts';
import { DocumentLoading } from './document-loading.ts';
import { says } from '../texts/saying.ts';
import { PageFailure } from './page-failure.ts';
import type { ProtocolSession } from './protocol-call.ts';
import { EventMeter } from './event-meter.ts';
import { OpenRequests } from './open-requests.ts';
import { RefusedRequests } from './refused-requests.ts';
import type { Answer } from './visit.ts';

const maxDialogs = 50;
/** A page that has opened so many while it was being opened does not stop: its visit ends at once, not with its time. */
const endlessDialogs = 500;

/** `nextUrl`: where the page led itself, set when that could not be opened; otherwise what there is of the document is not the page. */
export type BrokenOff = { readonly error: string; readonly nextUrl: string | undefined };

/** What the browser reports during one visit. Each visit has its own, so nothing of the page before reaches it. */
export class PageEvents {
  readonly #page: Page;
  /** The top documents since the visit began. */
  readonly #loading: DocumentLoading;
  /** What the page's scripts wait for. */
  readonly requests: OpenRequests;
  readonly #brokenOff = Promise.withResolvers<BrokenOff>();
  readonly #endless = Promise.withResolvers<never>();
  readonly #overrun = Promise.withResolvers<PageFailure>();
  readonly #meter = new EventMeter();
  readonly #refused = new RefusedRequests();
  /** Requests for top documents that were answered. */
  readonly #answered = new WeakSet<Request>();
  #dialogs = 0;
  #isWhole = false;
  #gaveCredentials = false;
  #fault: PageFailure | undefined;
  #lastAnswer: Answer | undefined;
  #lastDocument: Answer | undefined;

  constructor(page: Page, session: ProtocolSession) {
    this.#page = page;
    this.#loading = new DocumentLoading(session);
    this.requests = new OpenRequests(page, session);
    this.#endless.promise.catch(() => undefined);
    page.on('dialog', this.#noteDialog);
    page.on('response', this.#noteResponse);
    page.on('request', this.#noteRequest);
    page.on('requestfinished', this.#noteFinished);
    page.on('requestfailed', this.#noteFailed);
    page.on('domcontentloaded', this.#noteContent);
    page.on('console', this.#noteMessage);
    page.on('pageerror', this.#noteError);
  }

  /** Stops listening: what the browser reports from here on belongs to another visit. */
  end(): void {
    this.#page.off('dialog', this.#noteDialog);
    this.#page.off('response', this.#noteResponse);
    this.#page.off('request', this.#noteRequest);
    this.#page.off('requestfinished', this.#noteFinished);
    this.#page.off('requestfailed', this.#noteFailed);
    this.#page.off('domcontentloaded', this.#noteContent);
    this.#page.off('console', this.#noteMessage);
    this.#page.off('pageerror', this.#noteError);
    this.#loading.end();
    this.requests.end();
  }

  /** Top documents since the visit began: more than one means that the page navigated by itself. */
  get documents(): number {
    return this.#loading.documents;
  }

  /** Resolves when the browser loads nothing more of the latest document, also when a script stopped it. */
  get loadingOver(): Promise<undefined> {
    return this.#loading.over;
  }

  /** Whether a script stopped the latest document before all of it was parsed. */
  get isCutOff(): boolean {
    return this.#loading.isCutOff;
  }

  /** Whether all of the document has arrived. */
  get isWhole(): boolean {
    return this.#isWhole;
  }

  /** What the page did that ends its visit. */
  get fault(): PageFailure | undefined {
    return this.#fault;
  }

  /** The latest answer to a request for the top document, also when no document came of it. */
  get lastAnswer(): Answer | undefined {
    return this.#lastAnswer;
  }

  /** The answer that the latest top document came with. */
  get lastDocument(): Answer | undefined {
    return this.#lastDocument;
  }

  /** Resolves when the top document broke off after it had begun, or gave way to one that could not be opened. */
  get brokenOff(): Promise<BrokenOff> {
    return this.#brokenOff.promise;
  }

  /** Rejects with the page's fault when the page shows that it does not end by itself. */
  get endless(): Promise<never> {
    return this.#endless.promise;
  }

  /** Resolves when the page has requested or logged more than any page may. */
  get overrun(): Promise<PageFailure> {
    return this.#overrun.promise;
  }

  /** Whether the page has requested or logged so much that its browser is to be given up. */
  get isHeavy(): boolean {
    return this.#meter.isHeavy;
  }

  /** Whether a URL with a user and password was requested: HTTP authentication that the browser remembers. */
  get gaveCredentials(): boolean {
    return this.#gaveCredentials;
  }

  /** What the page requested and was refused, without queries. */
  get refused(): readonly string[] {
    return this.#refused.list();
  }

  readonly #noteDialog = (dialog: Dialog): void => {
    this.#dialogs += 1;
    if (this.#dialogs > maxDialogs) this.#fault ??= new PageFailure('dialog_loop', says('visits.dialogs'));
    if (this.#dialogs > endlessDialogs) this.#endless.reject(this.#fault);
    // To accept is to let the page go.
    const answer = dialog.type() === 'beforeunload' ? dialog.accept() : dialog.dismiss();
    void answer.catch(() => undefined);
  };

  readonly #noteResponse = (response: Response): void => {
    this.#meter.addResponse(response);
    this.#noteExcess();
    if (!this.#isForTopDocument(response.request())) return this.#refused.add(response);
    this.#answered.add(response.request());
    this.#lastAnswer = readAnswer(response, this.#page);
    if (response.status() < 300 || response.status() >= 400) this.#lastDocument = this.#lastAnswer;
  };

  readonly #noteRequest = (request: Request): void => {
    this.#meter.addRequest(request);
    this.#noteExcess();
    this.requests.note(request);
    if (/^https?:\/\/[^/?#]*@/.test(request.url())) this.#gaveCredentials = true;
  };

  readonly #noteFinished = (request: Request): void => {
    this.requests.noteEnded(request);
    if (this.#isForTopDocument(request)) this.#isWhole = true;
  };

  readonly #noteFailed = (request: Request): void => {
    this.requests.noteEnded(request);
    const reason = request.failure()?.errorText ?? '';
    if (!this.#isForTopDocument(request) || reason.includes('ERR_ABORTED')) return;
    const isNext = this.documents > 0 && !this.#answered.has(request);
    this.#brokenOff.resolve({ error: reason, nextUrl: isNext ? request.url() : undefined });
  };

  readonly #noteContent = (): void => {
    this.#isWhole = true;
  };

  readonly #noteMessage = (message: ConsoleMessage): void => {
    this.#meter.addMessage(message);
    this.#noteExcess();
  };

  readonly #noteError = (error: Error): void => {
    this.#meter.addError(error);
    this.#noteExcess();
  };

  /** A page without end is not listened to any further: each event that is still reported takes memory. */
  #noteExcess(): void {
    const { excess } = this.#meter;
    if (excess === undefined) return;
    const fault = new PageFailure('too_large', excess);
    this.#fault ??= fault;
    this.#overrun.resolve(fault);
    this.end();
  }

  #isForTopDocument(request: Request): boolean {
    return request.isNavigationRequest() && request.frame() === this.#page.mainFrame();
  }
}
