import { TimeLimit, untilAborted, within } from '../time/time-limit.ts';
import type { RunningBrowser } from './launch-browser.ts';

/**
 * `busy`: others wait already. `stopped`: no longer needed, or the service is stopping. `timeout`: it took more than a minute.
 */
export type Printed =
  | { readonly kind: 'printed'; readonly pdf: Buffer }
  | { readonly kind: 'refused'; readonly reason: 'busy' | 'stopped' | 'timeout' };

/**
 * Prints a whole document: tagged, with an outline from its headings. `compose` writes it, and is called when it is this
 * document's turn: a print that is refused has read nothing, and one document at a time is held in memory. What `compose`
 * throws is thrown. Stops when the signal is aborted.
 */
export type PrintHtml = (compose: Compose, signal: AbortSignal) => Promise<Printed>;

/** The signal ends with the time for this document, or when it is no longer needed. */
type Compose = (signal: AbortSignal) => Promise<string>;

type PrinterOptions = {
  readonly launch: () => Promise<RunningBrowser>;
  /** How long an unused browser is kept. */
  readonly idleMs?: number;
  /** For one document, from its composition on, the browser's start included. */
  readonly timeoutMs?: number;
};

const mostWaiting = 4;
const longestWaitMs = 20_000;

/**
 * A separate browser for printing: started when it is needed, kept for a minute, one document at a time. It loads nothing
 * for a document and runs no scripts. A few other documents wait for a short time, the rest are refused.
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
      // The browser may be in the middle of the document that failed or was aborted. The next print starts a new one.
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
    // A browser that never started has nothing to end; its failure was reported to the caller.
    await running?.then((browser) => browser.kill()).catch(() => undefined);
  }
}

/** False when it was not our turn in time. */
async function hasTurn(before: Promise<unknown>, signal: AbortSignal): Promise<boolean> {
  return within(longestWaitMs, before, { signal }).then(
    () => true,
    () => false,
  );
}

function refuse(reason: (Printed & { readonly kind: 'refused' })['reason']): Printed {
  return { kind: 'refused', reason };
}
