import type { Writing } from '../issues/write-findings.ts';
import type { ScanEffect } from '../scans/scan-effect.ts';
import type { ScanRow } from '../scans/scan-fields.ts';
import type { OwnRow } from './leave-out-page.ts';
import type { PageReport } from './page-report.ts';

/** A scanned page whose row and findings were just written. `scan`: its locked row, with all later changes. */
export type RecordedPage = {
  readonly scan: ScanRow;
  readonly page: OwnRow;
  readonly report: PageReport & { readonly kind: 'scanned' };
  /** True if a mark exists for the scan's target. Later marks are carried out when the scan's row is free. */
  readonly isMarked: boolean;
};

/** A feature's work in the transaction that records a page. Returns additional changes to the scan. */
export type OnPageRecorded = (writing: Writing, recorded: RecordedPage) => Promise<ScanEffect>;
