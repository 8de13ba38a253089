import type { Transaction } from 'kysely';
import type { Schema } from '../../adapters/db/schema.ts';
import type { StoredSample } from '../../finding-pages/samples/stored-sample.ts';
import type { ScanRecord } from './scan-record.ts';
import type { ScanRow } from './scan-fields.ts';
import type { ScanCounts } from './scan-state.ts';

/** A scan that is about to end, with its final status. */
export type EndingScan = ScanCounts &
  Pick<ScanRow, 'id' | 'scan_type' | 'started_at' | 'error_code' | 'pages_total'> & { readonly sample: unknown };

/** The changes to the scan's row. Added pages keep the scan from ending. */
type EndChange = {
  readonly sample?: StoredSample;
  readonly pages_total?: number;
  readonly pages_pending?: number;
  readonly error_code?: string;
  readonly error_said?: string;
};

export type BeforeScanEnds = (tx: Transaction<Schema>, scan: EndingScan) => Promise<EndChange>;

/** `isEnd`: the scan ended. Otherwise it was started, paused, resumed or restarted. */
type StatusChange = { readonly scan: ScanRow; readonly isEnd: boolean; readonly record: ScanRecord };

export type OnStatusChanged = (tx: Transaction<Schema>, change: StatusChange) => Promise<void>;
