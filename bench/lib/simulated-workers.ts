/**
 * So many workers in one process: the real claims and records, and a visit that is only a wait. Forked with a `SimulatedWork` as its
 * argument. Works until it gets a message, then sends a `WorkDone`.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { openDatabase } from '../../src/adapters/db/open-database.ts';
import type { ClaimedPage } from '../../src/records/pages/claim-page.ts';
import { claimNextPages } from '../../src/records/pages/claim-page.ts';
import type { PageReport } from '../../src/records/pages/page-report.ts';
import { PageRecorder } from '../../src/worker/page-recorder.ts';
import { aScannedReport, ruleInfo } from '../../test/contracts/make-scans.ts';
import { findingsOfCards } from './findings-of-cards.ts';

export type SimulatedWork = {
  readonly url: string;
  readonly workers: number;
  readonly maxConnections: number;
  /** What a visit takes: between half and one and a half of it. */
  readonly visitMs: number;
  readonly occurrences: number;
  /** The pause after a claim that found nothing; 50 without it. */
  readonly lookEveryMs?: number;
};

/** When it ended, in milliseconds since 1970, and what it took. */
export type Taken = { readonly at: number; readonly ms: number };

export type WorkDone = {
  readonly claims: readonly Taken[];
  readonly records: readonly Taken[];
  readonly cpuMs: number;
};

const rules = ['image-alt', 'link-name', 'color-contrast', 'region', 'label', 'button-name'];
const components = 10;

const work = JSON.parse(process.argv[2] ?? '') as SimulatedWork;
const database = await openDatabase({ kind: 'server', url: work.url, maxConnections: work.maxConnections });
const { db } = database;
const recorder = new PageRecorder({ db, ruleInfo });
const claims: Taken[] = [];
const records: Taken[] = [];
const stopped = new AbortController();
process.once('message', () => stopped.abort());
const cpuBefore = process.cpuUsage();
process.send?.('ready');
await run();
const { user, system } = process.cpuUsage(cpuBefore);
await sendAll({ claims, records, cpuMs: (user + system) / 1_000 });
await database.close();
process.disconnect?.();

/** The channel is closed afterwards, and what it has not written by then is lost. */
async function sendAll(done: WorkDone): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  process.send?.(done, undefined, undefined, () => resolve(undefined));
  await promise;
}

/** As the loop of a worker: claims pages while a slot is free. A slot is free when its visit has ended, before the page is recorded. */
async function run(): Promise<void> {
  const busy = new Set<Promise<void>>();
  const recording = new Set<Promise<void>>();
  while (!stopped.signal.aborted) {
    if (busy.size >= work.workers || recorder.isBehind) {
      await Promise.race(busy.size >= work.workers ? busy : recording);
      continue;
    }
    const started = performance.now();
    const pages = await claimNextPages(db, { atMost: work.workers - busy.size, requestDelayMs: 0 });
    claims.push({ at: Date.now(), ms: performance.now() - started });
    for (const page of pages)
      track(
        busy,
        visit(page, (report) => track(recording, record(page, report))),
      );
    if (pages.length === 0) await delay(work.lookEveryMs ?? 50);
  }
  await Promise.all(busy);
  await Promise.all(recording);
}

function track(busy: Set<Promise<void>>, task: Promise<void>): void {
  busy.add(task);
  void task.finally(() => busy.delete(task));
}

async function visit(page: ClaimedPage, onSeen: (report: PageReport) => void): Promise<void> {
  await delay(work.visitMs * (0.5 + Math.random()));
  onSeen(aReport(page));
}

async function record(page: ClaimedPage, report: PageReport): Promise<void> {
  const started = performance.now();
  const recorded = await recorder.record(page, report);
  if (recorded.kind !== 'recorded') throw new Error('A claim was lost.');
  records.push({ at: Date.now(), ms: performance.now() - started });
}

/** The pages of a site break the same rules in the same components. */
function aReport({ url }: ClaimedPage): PageReport {
  const found = findingsOfCards({ rules, occurrences: work.occurrences, components, htmlLength: 200 });
  return aScannedReport({ finalUrl: url, textDigest: `text of ${url}`, ...found });
}
