import type { Database } from '../db/schema.ts';
import type { RuleInfoSource } from '../issues/write-findings.ts';
import type { VisitedPage } from '../pages/held-page.ts';
import type { PageReport } from '../pages/page-report.ts';
import type { PageResult, Recorded } from '../pages/record-page.ts';
import { recordPages } from '../pages/record-page.ts';
import { recordFreeScans } from '../pages/record-free-scans.ts';

type Waiting = PageResult & {
  readonly resolve: (recorded: Recorded) => void;
  readonly reject: (error: unknown) => void;
};

/** In a transaction of many scans. Claims pass over scans that are being written. */
const mostPages = 16;
/** In a transaction of one scan, whose claims wait for it: with 16, they took twice as long. */
const mostOfScan = 8;
const mostOccurrences = 2_000;

/**
 * Records the pages of one process. What comes while a transaction is being written is written together in the next one, with pages of other
 * scans, and nothing waits on an idle process. What cannot be written with other scans (see recordFreeScans) is written for its scan alone: all
 * transactions of a scan take turns on its row. If a transaction fails, all of its pages fail, and each is written alone the next time: one that
 * cannot be written costs the others a second attempt.
 */
export class PageRecorder {
  readonly #deps: { readonly db: Database; readonly ruleInfo: RuleInfoSource };
  /** For the next transaction of many scans. */
  readonly #line: Waiting[] = [];
  #isWriting = false;
  /** By scan, those that are written for it alone. One with a list is being written. */
  readonly #ofScans = new Map<string, Waiting[]>();
  readonly #alone = new WeakSet<PageReport>();
  #count = 0;

  constructor(deps: { readonly db: Database; readonly ruleInfo: RuleInfoSource }) {
    this.#deps = deps;
  }

  /** More pages wait than two transactions write: the database is slower than the visits, and another claim would only add to them. */
  get isBehind(): boolean {
    return this.#count > 2 * mostPages;
  }

  /** See recordPage. */
  async record(page: VisitedPage, report: PageReport): Promise<Recorded> {
    const { promise, resolve, reject } = Promise.withResolvers<Recorded>();
    this.#count += 1;
    this.#add({ page, report, resolve, reject });
    return promise.finally(() => (this.#count -= 1));
  }

  #add(waiting: Waiting): void {
    if (this.#alone.has(waiting.report) || this.#ofScans.has(waiting.page.scanId)) return this.#addToScan(waiting);
    this.#line.push(waiting);
    if (!this.#isWriting) void this.#writeLine();
  }

  async #writeLine(): Promise<void> {
    this.#isWriting = true;
    while (this.#line.length > 0) {
      const together = this.#line.splice(0, this.#countTogether(this.#line, mostPages));
      for (const left of await this.#writeFree(together)) this.#addToScan(left);
    }
    this.#isWriting = false;
  }

  /** Returns those that are left to be written for their scan alone. */
  async #writeFree(together: readonly Waiting[]): Promise<readonly Waiting[]> {
    try {
      const recorded = await recordFreeScans(this.#deps, together);
      return together.filter(({ report, resolve }) => {
        const own = recorded.get(report);
        if (own !== undefined) resolve(own);
        return own === undefined;
      });
    } catch (error) {
      this.#fail(together, error);
      return [];
    }
  }

  #addToScan(waiting: Waiting): void {
    const { scanId } = waiting.page;
    const others = this.#ofScans.get(scanId);
    if (others === undefined) {
      const list = [waiting];
      this.#ofScans.set(scanId, list);
      void this.#writeScan(scanId, list);
    } else others.push(waiting);
  }

  async #writeScan(scanId: string, list: Waiting[]): Promise<void> {
    while (list.length > 0) await this.#write(scanId, list.splice(0, this.#countTogether(list, mostOfScan)));
    this.#ofScans.delete(scanId);
  }

  async #write(scanId: string, together: readonly Waiting[]): Promise<void> {
    try {
      const recorded = await recordPages(this.#deps, scanId, together);
      for (const [index, { resolve }] of together.entries()) resolve(recorded[index] ?? { kind: 'stale' });
    } catch (error) {
      this.#fail(together, error);
    }
  }

  #fail(together: readonly Waiting[], error: unknown): void {
    for (const { report, reject } of together) {
      if (together.length > 1) this.#alone.add(report);
      reject(error);
    }
  }

  #countTogether(list: readonly Waiting[], most: number): number {
    let occurrences = 0;
    const beyond = list.findIndex(({ report }, index) => {
      occurrences += countOccurrences(report);
      return index > 0 && (occurrences > mostOccurrences || this.#isAlone(list[index - 1]) || this.#alone.has(report));
    });
    return Math.min(most, beyond === -1 ? list.length : beyond);
  }

  #isAlone(waiting: Waiting | undefined): boolean {
    return waiting !== undefined && this.#alone.has(waiting.report);
  }
}

function countOccurrences(report: PageReport): number {
  if (report.kind === 'failed') return 0;
  return report.groups.reduce((sum, { occurrences }) => sum + occurrences.length, 0);
}
