import type { Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';
import type { MarkedScan } from '../issues/false-positives/covering-marks.ts';
import type { PageFindings, RuleInfoSource } from '../issues/write-findings.ts';
import { writeFindings } from '../issues/write-findings.ts';
import { applyMarksToPages } from './apply-marks.ts';

type Writing = { readonly tx: Transaction<Schema>; readonly ruleInfo: RuleInfoSource };

/** The findings of the pages that are recorded in one transaction: one statement writes those of all pages. */
export class FindingsToWrite {
  readonly #writing: Writing;
  readonly #scan: MarkedScan;
  #pages: PageFindings[] = [];

  constructor(writing: Writing, scan: MarkedScan) {
    this.#writing = writing;
    this.#scan = scan;
  }

  add(page: PageFindings): void {
    this.#pages.push(page);
  }

  /** Before anything reads or removes findings of these pages, and at the end. */
  async write(): Promise<void> {
    const pages = this.#pages.filter(({ groups }) => groups.length > 0);
    this.#pages = [];
    if (pages.length === 0) return;
    await writeFindings(this.#writing, this.#scan.id, pages);
    await applyMarksToPages(
      this.#writing,
      this.#scan,
      pages.map(({ pageId }) => pageId),
    );
  }
}
