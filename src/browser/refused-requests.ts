import type { Request, Response } from 'playwright-core';

/** A site answers with these if it requires a sign-in. Some frameworks use 419 and 440 for an expired session. */
const refusals: ReadonlySet<number> = new Set([401, 403, 407, 419, 440]);
const most = 50;

/**
 * Requests of one page that were refused, or that led to a document unexpectedly. A site answers so after it has ended
 * the session. Requests for the page itself do not count.
 */
export class RefusedRequests {
  readonly #urls = new Set<string>();

  add(response: Response): void {
    const request = response.request();
    if (this.#urls.size < most && (refusals.has(response.status()) || isLedToDocument(request, response)))
      this.#urls.add(withoutQuery(firstOf(request).url()));
  }

  /** Lists URLs without queries. */
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
