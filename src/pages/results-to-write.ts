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
  readonly row: ScannedRow;
  readonly findings: Omit<PageFindings, 'pageId'>;
  readonly isMarked: boolean;
};

/** The scanned pages that are recorded in one transaction: one statement writes the rows and the findings of all. */
export class ResultsToWrite {
  readonly #writing: Writing;
  readonly #scan: MarkedScan;
  #results: ScannedResult[] = [];

  constructor(writing: Writing, scan: MarkedScan) {
    this.#writing = writing;
    this.#scan = scan;
  }

  add(result: ScannedResult): void {
    this.#results.push(result);
  }

  /** Before anything reads or changes these pages or their findings, and at the end. */
  async write(): Promise<void> {
    const results = this.#results;
    this.#results = [];
    const rows = results.map(({ row }) => row);
    const pages = results
      .map(({ row, findings }) => ({ pageId: row.id, ...findings }))
      .filter(({ groups }) => groups.length > 0);
    if (pages.length === 0) return endScannedPages(this.#writing.tx, this.#scan.id, rows);
    const endPages = endScanned(this.#scan.id, rows);
    assertAllEnded(rows, await writeFindings(this.#writing, this.#scan.id, { pages, endPages }));
    if (results.some(({ isMarked }) => isMarked)) await this.#applyMarks(pages);
  }

  async #applyMarks(pages: readonly PageFindings[]): Promise<void> {
    await applyMarksToPages(
      this.#writing,
      this.#scan,
      pages.map(({ pageId }) => pageId),
    );
  }
}
