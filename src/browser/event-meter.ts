import type { ConsoleMessage, Request, Response } from 'playwright-core';
import type { Said } from '../texts/saying.ts';
import { says } from '../texts/saying.ts';

/** The busiest legitimate pages send half as many. */
const maxRequests = 3_000;
/**
 * The size of URLs, headers, request bodies, console messages and script errors. The service holds each several times
 * while the page is open.
 */
const maxBytes = 16 * 1024 ** 2;
/** The service releases the memory of so many requests only with the browser. */
const heavyRequests = 1_500;
/** The service's memory for a console message or one of its values, no matter how short. */
const messageBytes = 512;

/** Counts the events of one page that the browser reports, because the service keeps them for a while. */
export class EventMeter {
  #requests = 0;
  #bytes = 0;

  addRequest(request: Request): void {
    this.#requests += 1;
    this.#bytes += request.url().length + (request.postDataBuffer()?.length ?? 0) + sizeOf(request.headers());
  }

  addResponse(response: Response): void {
    this.#bytes += sizeOf(response.headers());
  }

  addMessage(message: ConsoleMessage): void {
    this.#bytes += message.text().length + messageBytes * (1 + message.args().length);
  }

  /** No value of the page is kept for an error, so only its texts count. */
  addError({ message, stack = '' }: Error): void {
    this.#bytes += message.length + stack.length;
  }

  /** Describes the excess once a page exceeds a limit. */
  get excess(): Said | undefined {
    if (this.#requests > maxRequests) return says('visits.many_requests', { n: maxRequests });
    return this.#bytes > maxBytes ? says('visits.many_events') : undefined;
  }

  /** True if the browser should be replaced after this page. */
  get isHeavy(): boolean {
    return this.#requests > heavyRequests || this.#bytes > maxBytes / 4;
  }
}

function sizeOf(headers: Readonly<Record<string, string>>): number {
  return Object.entries(headers).reduce((size, [name, value]) => size + name.length + value.length, 0);
}
