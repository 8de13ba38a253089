import type { ColumnType } from 'kysely';

export type SchedulesTable = {
  id: string;
  /** A body that starts a scan. It is checked again at each run. */
  scan: ColumnType<unknown, string, string>;
  cron: string;
  time_zone: string;
  enabled: boolean;
  /** Null while it is disabled. */
  next_run_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** The scan may be deleted. */
  last_scan_id: string | null;
  last_skip: ColumnType<unknown, string | null | undefined, string | null>;
  created_at: ColumnType<Date, Date | undefined, Date>;
};
