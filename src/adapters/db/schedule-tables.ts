import type { ColumnType } from 'kysely';

export type SchedulesTable = {
  id: string;
  /** The request body that starts a scan. Each run validates it again. */
  scan: ColumnType<unknown, string, string>;
  /** Equals that of its scans. */
  target_key: string;
  cron: string;
  time_zone: string;
  enabled: boolean;
  /** Null while the schedule is disabled. */
  next_run_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** This scan may have been deleted. */
  last_scan_id: string | null;
  last_skip: ColumnType<unknown, string | null | undefined, string | null>;
  created_at: ColumnType<Date, Date | undefined, Date>;
};
