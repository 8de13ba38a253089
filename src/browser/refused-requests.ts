import type { Request, Response } from 'playwright-core';

/** What a site answers that requires a sign-in; 419 and 440 are what some frameworks say of a session that has expired. */
const refusals: ReadonlySet<number> = new Set([401, 403, 407, 419, 440]);
const most = 50;

/**
 * Requests of one page that were refused, or led to a document where none was asked for: a site answers so to what a page loads
 * once it has ended the session. Requests for the page itself are not among them.
 */
export class RefusedRequests {
  readonly #urls = new Set<string>();

  add(response: Response): void {
    const request = response.request();
    if (this.#urls.size < most && (refusals.has(response.status()) || isLedToDocument(request, response)))
      this.#urls.add(withoutQuery(firstOf(request).url()));
  }

  /** Without queries. */
  list(): readonly string[] {
    return [...this.#urls];
  }
}

function isLedToDocument(request: Request, response: Response): boolean {
  if (request.redirectedFrom() === null) return false;
  return /^text\/html\b/i.test(response.headers()['content-type'] ?? '');
}

function firstOf(request: Request): Request {
  const from = request.redirectedFrom();
  return from === null ? request : firstOf(from);
}

function withoutQuery(url: string): string {
  return url.split(/[?#]/, 1)[0] ?? url;
}
