/**
 * The least that a scan can cost: one warm headless shell, tabs reused, the raw DevTools protocol, axe in an isolated world
 * of the main frame, a page settled after 100 ms without a change. Nothing is stored, guarded or pictured.
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { findShell } from './find-shell.ts';

type Answer = Readonly<Record<string, unknown>>;
type Waiting = { readonly resolve: (answer: Answer) => void; readonly reject: (error: Error) => void };

const messageSchema = z.object({
  id: z.number().optional(),
  sessionId: z.string().optional(),
  method: z.string().optional(),
  params: z.record(z.string(), z.unknown()).optional(),
  result: z.record(z.string(), z.unknown()).optional(),
  error: z.object({ message: z.string() }).optional(),
});

/** The options for axe of both the loop and Curbcut. */
export const axeOptions = {
  runOnly: {
    type: 'tag',
    values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'],
  },
  resultTypes: ['violations', 'incomplete'],
  iframes: false,
  preload: false,
};
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const flags = [
  '--headless',
  '--no-sandbox',
  '--remote-debugging-pipe',
  // As Curbcut's browser: a scroll bar leaves the page 15 px less, and other targets lie too close.
  '--hide-scrollbars',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-background-timer-throttling',
  '--disable-backgrounding-occluded-windows',
  '--disable-renderer-backgrounding',
];
const loadLimitMs = 10_000;
const settleMs = 100;
const settleLimitMs = 5_000;

/** The DevTools protocol over a pipe: a JSON text and a zero byte for each message. */
class Protocol {
  readonly #out: Writable;
  readonly #waiting = new Map<number, Waiting>();
  readonly #events = new Map<string, () => void>();
  #lastId = 0;
  #rest: Buffer[] = [];

  constructor(out: Writable, incoming: Readable) {
    this.#out = out;
    incoming.on('data', (chunk: Buffer) => this.#read(chunk));
  }

  async send(method: string, params: object = {}, sessionId?: string): Promise<Answer> {
    this.#lastId += 1;
    const id = this.#lastId;
    this.#out.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
    });
  }

  async once(method: string, sessionId: string): Promise<void> {
    return new Promise((resolve) => {
      this.#events.set(`${sessionId} ${method}`, resolve);
    });
  }

  #read(chunk: Buffer): void {
    let from = 0;
    for (let end = chunk.indexOf(0); end !== -1; end = chunk.indexOf(0, from)) {
      this.#rest.push(chunk.subarray(from, end));
      this.#receive(Buffer.concat(this.#rest).toString());
      this.#rest = [];
      from = end + 1;
    }
    this.#rest.push(chunk.subarray(from));
  }

  #receive(text: string): void {
    const message = messageSchema.parse(JSON.parse(text));
    if (message.id === undefined) {
      const key = `${message.sessionId ?? ''} ${message.method ?? ''}`;
      this.#events.get(key)?.();
      this.#events.delete(key);
      return;
    }
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if (message.error === undefined) waiting?.resolve(message.result ?? {});
    else waiting?.reject(new Error(message.error.message));
  }
}

/** Rule by rule, the selectors of what failed and of what needs review. */
export type Findings = Readonly<Record<string, readonly string[]>>;

/** Runs in the page. */
async function settle(quietMs: number, limitMs: number): Promise<void> {
  await new Promise<void>((resolve) => {
    let timer = setTimeout(resolve, quietMs);
    setTimeout(resolve, limitMs);
    new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(resolve, quietMs);
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  });
}

type AxeResult = { readonly id: string; readonly nodes: readonly { readonly target: readonly unknown[] }[] };
declare const axe: {
  run(
    context: Document,
    options: object,
  ): Promise<{ readonly violations: readonly AxeResult[]; readonly incomplete: readonly AxeResult[] }>;
};

/** Runs in the page. */
async function analyze(options: object): Promise<string> {
  const { violations, incomplete } = await axe.run(document, options);
  const list = (kind: string, results: readonly AxeResult[]) =>
    results.map(({ id, nodes }) => [`${kind} ${id}`, nodes.map(({ target }) => target.flat().join(' '))]);
  return JSON.stringify(Object.fromEntries([...list('failed', violations), ...list('needs_review', incomplete)]));
}

async function scanPage(protocol: Protocol, sessionId: string, url: string): Promise<Findings> {
  const loaded = protocol.once('Page.loadEventFired', sessionId);
  const { frameId, errorText } = z
    .object({ frameId: z.string(), errorText: z.string().optional() })
    .parse(await protocol.send('Page.navigate', { url }, sessionId));
  if (errorText !== undefined) throw new Error(`${url}: ${errorText}`);
  await Promise.race([loaded, delay(loadLimitMs, undefined, { ref: false })]);
  const { executionContextId } = await protocol.send(
    'Page.createIsolatedWorld',
    { frameId, worldName: 'loop' },
    sessionId,
  );
  const evaluate = async (expression: string) =>
    z
      .object({ result: z.object({ value: z.unknown().optional() }) })
      .parse(
        await protocol.send(
          'Runtime.evaluate',
          { expression, contextId: executionContextId, awaitPromise: true, returnByValue: true },
          sessionId,
        ),
      ).result.value;
  await evaluate(`(${String(settle)})(${settleMs}, ${settleLimitMs})`);
  const text = await evaluate(`${axeSource};(${String(analyze)})(${JSON.stringify(axeOptions)})`);
  return z.record(z.string(), z.array(z.string())).parse(JSON.parse(z.string().parse(text)));
}

async function openTab(protocol: Protocol): Promise<string> {
  const { targetId } = await protocol.send('Target.createTarget', { url: 'about:blank', width: 1280, height: 800 });
  const { sessionId } = z
    .object({ sessionId: z.string() })
    .parse(await protocol.send('Target.attachToTarget', { targetId, flatten: true }));
  await protocol.send('Page.enable', {}, sessionId);
  return sessionId;
}

export async function runBareLoop(urls: readonly string[], tabs: number): Promise<Readonly<Record<string, Findings>>> {
  const profile = await mkdtemp(join(tmpdir(), 'bare-loop-'));
  const browser = spawn(findShell(), [...flags, `--user-data-dir=${profile}`, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  });
  const [, , , out, incoming] = browser.stdio as unknown as [null, null, null, Writable, Readable];
  const protocol = new Protocol(out, incoming);
  const findings: Record<string, Findings> = {};
  const waiting = [...urls];
  const work = async () => {
    const sessionId = await openTab(protocol);
    for (let url = waiting.shift(); url !== undefined; url = waiting.shift())
      findings[url] = await scanPage(protocol, sessionId, url);
  };
  await Promise.all(Array.from({ length: tabs }, work));
  const ended = new Promise((resolve) => {
    browser.once('exit', resolve);
  });
  await protocol.send('Browser.close');
  await ended;
  await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  return findings;
}
