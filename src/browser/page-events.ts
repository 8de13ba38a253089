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
/**
 * A page that has opened this many dialogs during its visit does not stop. The visit ends immediately instead of at its
 * time limit.
 */
const endlessDialogs = 500;

/** `nextUrl` is set if the page navigated to a URL that could not be opened. Otherwise, the document is incomplete. */
export type BrokenOff = { readonly error: string; readonly nextUrl: string | undefined };

/**
 * The browser's reports during one visit. Each visit has its own, so reports about the previous page do not reach it.
 */
export class PageEvents {
  readonly #page: Page;
  readonly #loading: DocumentLoading;
  readonly requests: OpenRequests;
  readonly #brokenOff = Promise.withResolvers<BrokenOff>();
  readonly #endless = Promise.withResolvers<never>();
  readonly #overrun = Promise.withResolvers<PageFailure>();
  readonly #meter = new EventMeter();
  readonly #refused = new RefusedRequests();
  /** Answered requests for top documents. */
  readonly #answered = new WeakSet<Request>();
  #dialogs = 0;
  #isWhole = false;
  #gaveCredentials = false;
  readonly #hintedOrigins = new Set<string>();
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

  /** Stops listening, because further reports of the browser belong to another visit. */
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

  /** The number of top documents since the visit began. If there are several, the page navigated by itself. */
  get documents(): number {
    return this.#loading.documents;
  }

  /** Resolves when the browser has finished loading the latest document, or a script stopped it. */
  get loadingOver(): Promise<undefined> {
    return this.#loading.over;
  }

  /** True if a script stopped the latest document before it was fully parsed. */
  get isCutOff(): boolean {
    return this.#loading.isCutOff;
  }

  /** True if the whole document has arrived. */
  get isWhole(): boolean {
    return this.#isWhole;
  }

  /** The page's own fault that ends its visit. */
  get fault(): PageFailure | undefined {
    return this.#fault;
  }

  /** The latest response to a request for the top document, even without a document. */
  get lastAnswer(): Answer | undefined {
    return this.#lastAnswer;
  }

  /** The response with the latest top document. */
  get lastDocument(): Answer | undefined {
    return this.#lastDocument;
  }

  /** Resolves if the top document broke off, or if the page navigated to a URL that could not be opened. */
  get brokenOff(): Promise<BrokenOff> {
    return this.#brokenOff.promise;
  }

  /** Rejects with the page's fault once the page proves to be endless. */
  get endless(): Promise<never> {
    return this.#endless.promise;
  }

  /** Resolves if the page has requested or logged more than any page may. */
  get overrun(): Promise<PageFailure> {
    return this.#overrun.promise;
  }

  /** True if the page has requested or logged so much that its browser should be replaced. */
  get isHeavy(): boolean {
    return this.#meter.isHeavy;
  }

  /** True if the page requested a URL with a user and password. The browser remembers such HTTP authentication. */
  get gaveCredentials(): boolean {
    return this.#gaveCredentials;
  }

  /** The origins that asked the browser for client hints. It remembers that. */
  get hintedOrigins(): readonly string[] {
    return [...this.#hintedOrigins];
  }

  /** The refused requests of the page, without queries. */
  get refused(): readonly string[] {
    return this.#refused.list();
  }

  readonly #noteDialog = (dialog: Dialog): void => {
    this.#dialogs += 1;
    if (this.#dialogs > maxDialogs) this.#fault ??= new PageFailure('dialog_loop', says('visits.dialogs'));
    if (this.#dialogs > endlessDialogs) this.#endless.reject(this.#fault);
    // Accepting this dialog lets the page go.
    const answer = dialog.type() === 'beforeunload' ? dialog.accept() : dialog.dismiss();
    void answer.catch(() => undefined);
  };

  readonly #noteResponse = (response: Response): void => {
    this.#meter.addResponse(response);
    this.#noteExcess();
    if (!this.#isForTopDocument(response.request())) return this.#refused.add(response);
    this.#answered.add(response.request());
    if ('accept-ch' in response.headers()) this.#hintedOrigins.add(new URL(response.url()).origin);
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

  /** Stops listening to an endless page, because each further event takes memory. */
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
