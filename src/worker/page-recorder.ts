import type { Database } from '../adapters/db/schema.ts';
import type { RuleInfoSource } from '../records/issues/write-findings.ts';
import type { VisitedPage } from '../records/pages/held-page.ts';
import type { PageReport } from '../records/pages/page-report.ts';
import type { PageResult, Recorded } from '../records/pages/record-page.ts';
import { recordPages } from '../records/pages/record-page.ts';

type Waiting = PageResult & {
  readonly resolve: (recorded: Recorded) => void;
  readonly reject: (error: unknown) => void;
};

/** The limits of one transaction. Claims of its scan wait for it. */
const mostPages = 4;
const mostOccurrences = 2_000;
/** The database is slower than the visits if more pages wait. Another claim would only add to them. */
const mostWaiting = 32;

/**
 * Records the pages of one process. Pages that arrive during a transaction of their scan share the next one. If a
 * transaction fails, all of its pages fail, and each is then written alone. So a page that cannot be written costs the
 * others only a second attempt.
 */
export class PageRecorder {
  readonly #deps: { readonly db: Database; readonly ruleInfo: RuleInfoSource };
  /** The waiting pages of each scan. A scan with a list is being written. */
  readonly #waiting = new Map<string, Waiting[]>();
  readonly #alone = new WeakSet<PageReport>();
  #count = 0;

  constructor(deps: { readonly db: Database; readonly ruleInfo: RuleInfoSource }) {
    this.#deps = deps;
  }

  get isBehind(): boolean {
    return this.#count > mostWaiting;
  }

  /** See recordPages. */
  async record(page: VisitedPage, report: PageReport): Promise<Recorded> {
    const { promise, resolve, reject } = Promise.withResolvers<Recorded>();
    this.#count += 1;
    this.#add({ page, report, resolve, reject });
    return promise.finally(() => (this.#count -= 1));
  }

  #add(waiting: Waiting): void {
    const { scanId } = waiting.page;
    const others = this.#waiting.get(scanId);
    if (others !== undefined) return void others.push(waiting);
    const list = [waiting];
    this.#waiting.set(scanId, list);
    void this.#writeAll(scanId, list);
  }

  async #writeAll(scanId: string, list: Waiting[]): Promise<void> {
    while (list.length > 0) await this.#write(scanId, list.splice(0, this.#countTogether(list)));
    this.#waiting.delete(scanId);
  }

  async #write(scanId: string, together: readonly Waiting[]): Promise<void> {
    try {
      const recorded = await recordPages(this.#deps, scanId, together);
      for (const [index, { resolve }] of together.entries()) resolve(recorded[index] ?? { kind: 'stale' });
    } catch (error) {
      for (const { report, reject } of together) {
        if (together.length > 1) this.#alone.add(report);
        reject(error);
      }
    }
  }

  #countTogether(list: readonly Waiting[]): number {
    let occurrences = 0;
    const beyond = list.findIndex(({ report }, index) => {
      occurrences += countOccurrences(report);
      return index > 0 && (occurrences > mostOccurrences || this.#isAlone(list[index - 1]) || this.#alone.has(report));
    });
    return Math.min(mostPages, beyond === -1 ? list.length : beyond);
  }

  #isAlone(waiting: Waiting | undefined): boolean {
    return waiting !== undefined && this.#alone.has(waiting.report);
  }
}

function countOccurrences(report: PageReport): number {
  if (report.kind === 'failed') return 0;
  return report.groups.reduce((sum, { occurrences }) => sum + occurrences.length, 0);
}
