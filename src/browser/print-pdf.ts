import { TimeLimit, untilAborted, within } from '../time/time-limit.ts';
import type { RunningBrowser } from './launch-browser.ts';

/**
 * `busy`: other documents are already waiting. `stopped`: no longer needed, or the service is stopping. `timeout`: it
 * took more than a minute.
 */
export type Printed =
  | { readonly kind: 'printed'; readonly pdf: Buffer }
  | { readonly kind: 'refused'; readonly reason: 'busy' | 'stopped' | 'timeout' };

/**
 * Prints a complete document with tags and an outline of its headings. `compose` writes the document, and is called
 * when its turn comes. So a refused print reads nothing, and memory holds one document at a time. Errors of `compose`
 * are rethrown. Stops when the signal is aborted.
 */
export type PrintHtml = (compose: Compose, signal: AbortSignal) => Promise<Printed>;

/** The signal aborts when the time for this document ends, or when it is no longer needed. */
type Compose = (signal: AbortSignal) => Promise<string>;

type PrinterOptions = {
  readonly launch: () => Promise<RunningBrowser>;
  /** The time before an unused browser is closed. */
  readonly idleMs?: number;
  /** The limit for one document, from its composition, including the start of the browser. */
  readonly timeoutMs?: number;
};

const mostWaiting = 4;
const longestWaitMs = 20_000;

/**
 * A separate browser for printing. It starts on demand, stays for a minute, and prints one document at a time. It loads
 * no resources and runs no scripts. A few other documents wait for a short time. It refuses the rest.
 */
export class PdfPrinter {
  readonly #launch: PrinterOptions['launch'];
  readonly #idleMs: number;
  readonly #timeoutMs: number;
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  #running: Promise<RunningBrowser> | undefined;
  #idle: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor({ launch, idleMs = 60_000, timeoutMs = 60_000 }: PrinterOptions) {
    this.#launch = launch;
    this.#idleMs = idleMs;
    this.#timeoutMs = timeoutMs;
  }

  /** Throws only unexpected errors, such as a browser that does not start. */
  readonly print: PrintHtml = async (compose, signal) => {
    if (this.#waiting >= mostWaiting) return refuse('busy');
    this.#waiting += 1;
    const before = this.#last;
    const turn = Promise.withResolvers<undefined>();
    this.#last = before.then(() => turn.promise);
    try {
      if (!(await hasTurn(before, signal))) return refuse(signal.aborted ? 'stopped' : 'busy');
      return await this.#composeAndPrint(compose, signal);
    } finally {
      this.#waiting -= 1;
      turn.resolve(undefined);
    }
  };

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#idle);
    await this.#end();
  }

  async #composeAndPrint(compose: Compose, signal: AbortSignal): Promise<Printed> {
    if (this.#isClosed || signal.aborted) return refuse('stopped');
    const limit = new TimeLimit(this.#timeoutMs, { signal });
    try {
      const html = await untilAborted(limit.signal, compose(limit.signal));
      return { kind: 'printed', pdf: await this.#printNow(html, limit.signal) };
    } catch (error) {
      if (this.#isClosed || signal.aborted) return refuse('stopped');
      if (limit.signal.aborted) return refuse('timeout');
      throw error;
    } finally {
      limit.end();
    }
  }

  async #printNow(html: string, limit: AbortSignal): Promise<Buffer> {
    clearTimeout(this.#idle);
    try {
      return await untilAborted(limit, this.#printOnce(html));
    } catch (error) {
      // The browser may still be printing the failed or aborted document. The next print starts a new browser.
      await this.#end();
      throw error;
    } finally {
      this.#idle = setTimeout(() => void this.#end(), this.#idleMs);
      this.#idle.unref();
    }
  }

  async #printOnce(html: string): Promise<Buffer> {
    const { browser } = await (this.#running ??= this.#launch());
    const context = await browser.newContext({
      javaScriptEnabled: false,
      offline: true,
      serviceWorkers: 'block',
      acceptDownloads: false,
    });
    try {
      const page = await context.newPage();
      await page.route('**/*', async (route) => route.abort());
      await page.setContent(html, { waitUntil: 'load', timeout: this.#timeoutMs });
      return await page.pdf({ tagged: true, outline: true, printBackground: true, preferCSSPageSize: true });
    } finally {
      await context.close();
    }
  }

  async #end(): Promise<void> {
    const running = this.#running;
    this.#running = undefined;
    // A browser that never started needs no end. Its failure was reported to the caller.
    await running?.then((browser) => browser.kill()).catch(() => undefined);
  }
}

/** False if our turn did not come in time. */
async function hasTurn(before: Promise<unknown>, signal: AbortSignal): Promise<boolean> {
  return within(longestWaitMs, before, { signal }).then(
    () => true,
    () => false,
  );
}

function refuse(reason: (Printed & { readonly kind: 'refused' })['reason']): Printed {
  return { kind: 'refused', reason };
}
