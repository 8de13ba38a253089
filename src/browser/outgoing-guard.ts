import { carriesText } from './carries-text.ts';
import type { Said } from '../texts/saying.ts';
import { says } from '../texts/saying.ts';

/** The limit for data that is sent to other origins during steps. A page that sends more could block the service. */
const mostBytes = 4_000_000;

/** A request that the browser is about to send. `body` is undefined if it cannot be read. */
export type Outgoing = {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | undefined;
};

/**
 * Keeps typed values within some origins. It checks every request and connection of a browser that does nothing else. A
 * script that hides a value with its own cipher gets through.
 */
export class OutgoingGuard {
  readonly #origins: ReadonlySet<string>;
  readonly #typed = new Set<string>();
  readonly #endpoints = new Set<string>();
  readonly #refused = new Set<string>();
  #left = mostBytes;

  constructor(origins: readonly string[]) {
    this.#origins = new Set(origins);
    for (const origin of origins) this.#endpoints.add(endpointOf(new URL(origin)));
  }

  get origins(): readonly string[] {
    return [...this.#origins];
  }

  /** Call this before the text is typed. */
  noteTyped(text: string): void {
    this.#typed.add(text);
  }

  /** True if the request may be sent. `describeRefused` reports refused ones. */
  admits({ url, headers, body }: Outgoing): boolean {
    const parsed = URL.parse(url);
    if (parsed === null) return false;
    if (!this.#origins.has(parsed.origin)) {
      const text = [url, ...Object.entries(headers).flat()].map((part) => Buffer.from(part));
      const isUnread = body === undefined && this.#typed.size > 0;
      if (isUnread || this.#mayCarry([...text, body ?? Buffer.alloc(0)])) return this.#refuse(parsed);
    }
    this.#endpoints.add(endpointOf(parsed));
    return true;
  }

  /** True if the URL itself contains a value that its origin may not receive. */
  isTelling({ origin, href }: URL): boolean {
    return !this.#origins.has(origin) && this.#carries([Buffer.from(href)]);
  }

  /**
   * True if a connection may be opened. A socket or a prefetch may only go to the destinations of admitted requests.
   */
  admitsConnection(host: string, port: number): boolean {
    return this.#endpoints.has(`${host}:${port}`);
  }

  /** Lets a document send requests everywhere, which `admits` judges, and open sockets to the origins alone. */
  get socketPolicy(): string {
    const sockets = this.origins.map((origin) => origin.replace(/^http/u, 'ws'));
    return ['connect-src http: https: blob: data: filesystem:', ...sockets].join(' ');
  }

  /** True if a connection may be used as a socket (WebSocket). Only the origins may: its data cannot be checked. */
  admitsSocket(host: string, port: number): boolean {
    return this.#origins.values().some((origin) => endpointOf(new URL(origin)) === `${host}:${port}`);
  }

  /** Describes refused requests for people, without typed values. Undefined if no request was refused. */
  describeRefused(): Said | undefined {
    if (this.#refused.size === 0) return undefined;
    return says('sessions.request_refused', { listOfHosts: [...this.#refused].slice(0, 3) });
  }

  #mayCarry(data: readonly Buffer[]): boolean {
    if (this.#typed.size > 0) this.#left -= data.reduce((sum, { length }) => sum + length, 0);
    return this.#left < 0 || this.#carries(data);
  }

  #refuse({ host }: URL): false {
    this.#refused.add(this.#carries([Buffer.from(host)]) ? '[secret]' : host);
    return false;
  }

  #carries(data: readonly Buffer[]): boolean {
    return carriesText(data, [...this.#typed]);
  }
}

const ports: Readonly<Record<string, string>> = { 'http:': '80', 'ws:': '80', 'https:': '443', 'wss:': '443' };

function endpointOf({ protocol, hostname, port }: URL): string {
  return `${hostname.replaceAll(/^\[|\]$/g, '')}:${port === '' ? (ports[protocol] ?? '') : port}`;
}
