import type { Transaction } from 'kysely';
import type { Schema } from '../../adapters/db/schema.ts';
import type { RuleInfoSource } from '../issues/write-findings.ts';
import type { ScanEffect } from '../scans/scan-effect.ts';
import type { ScanRow } from '../scans/scan-fields.ts';
import type { OwnRow } from './leave-out-page.ts';
import type { PageReport } from './page-report.ts';

export type Writing = { readonly tx: Transaction<Schema>; readonly ruleInfo: RuleInfoSource };

/** A scanned page whose row and findings were just written. `scan`: its locked row, with all that has changed since. */
export type RecordedPage = {
  readonly scan: ScanRow;
  readonly page: OwnRow;
  readonly report: PageReport & { readonly kind: 'scanned' };
  /** Something of the scan's target is marked. Marks that are made from now on are carried out when the scan's row is free. */
  readonly isMarked: boolean;
};

/** What a feature does in the transaction that records a page. Returns what changes of the scan in addition. */
export type OnPageRecorded = (writing: Writing, recorded: RecordedPage) => Promise<ScanEffect>;
