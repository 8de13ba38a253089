import type { Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';
import type { MarkedScan } from '../issues/false-positives/covering-marks.ts';
import type { PageFindings, RuleInfoSource } from '../issues/write-findings.ts';
import { writeFindings } from '../issues/write-findings.ts';
import { applyMarksToPages } from './apply-marks.ts';
import type { ScannedRow } from './end-pages.ts';
import { assertAllEnded, endScanned, endScannedPages } from './end-pages.ts';

type Writing = { readonly tx: Transaction<Schema>; readonly ruleInfo: RuleInfoSource };

/** A page that was scanned: its row, what was found on it, and whether something of its target is marked. */
type ScannedResult = {
  readonly scan: MarkedScan;
  readonly row: Omit<ScannedRow, 'scan_id'>;
  readonly findings: Pick<PageFindings, 'groups' | 'components'>;
  readonly isMarked: boolean;
};

/** The scanned pages that are recorded in one transaction: one statement writes the rows and the findings of all. */
export class ResultsToWrite {
  readonly #writing: Writing;
  #results: ScannedResult[] = [];

  constructor(writing: Writing) {
    this.#writing = writing;
  }

  add(result: ScannedResult): void {
    this.#results.push(result);
  }

  /** Before anything reads or changes these pages or their findings, and at the end. */
  async write(): Promise<void> {
    const results = this.#results;
    this.#results = [];
    const rows = results.map(({ scan, row }) => ({ ...row, scan_id: scan.id }));
    const pages = results
      .map(({ scan, row, findings }) => ({ scanId: scan.id, pageId: row.id, ...findings }))
      .filter(({ groups }) => groups.length > 0);
    if (pages.length === 0) return endScannedPages(this.#writing.tx, rows);
    assertAllEnded(rows, await writeFindings(this.#writing, { pages, endPages: endScanned(rows) }));
    await this.#applyMarks(results.filter(({ isMarked, findings }) => isMarked && findings.groups.length > 0));
  }

  async #applyMarks(marked: readonly ScannedResult[]): Promise<void> {
    for (const ofScan of Map.groupBy(marked, ({ scan }) => scan.id).values())
      for (const { scan } of ofScan.slice(0, 1))
        await applyMarksToPages(
          this.#writing,
          scan,
          ofScan.map(({ row }) => row.id),
        );
  }
}
