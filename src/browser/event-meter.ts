import type { ConsoleMessage, Request, Response } from 'playwright-core';
import type { Said } from '../texts/saying.ts';
import { says } from '../texts/saying.ts';

/** The busiest honest pages send half as many. */
const maxRequests = 3_000;
/** Of URLs, headers, sent bodies, console messages and script errors: the service holds each several times while the page is open. */
const maxBytes = 16 * 1024 ** 2;
/** What so many leave in the service's memory is released with the browser only. */
const heavyRequests = 1_500;
/** What the service holds for a console message or for one of its values, however short. */
const messageBytes = 512;

/** Counts what one page makes the browser report to the service, which holds it for a while. */
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

  addError({ message, stack = '' }: Error): void {
    this.#bytes += message.length + stack.length + messageBytes;
  }

  /** Says so once that is more than any page may. */
  get excess(): Said | undefined {
    if (this.#requests > maxRequests) return says('visits.many_requests', { n: maxRequests });
    return this.#bytes > maxBytes ? says('visits.many_events') : undefined;
  }

  /** Whether the browser is to be given up after this page. */
  get isHeavy(): boolean {
    return this.#requests > heavyRequests || this.#bytes > maxBytes / 4;
  }
}

function sizeOf(headers: Readonly<Record<string, string>>): number {
  return Object.entries(headers).reduce((size, [name, value]) => size + name.length + value.length, 0);
}
