-- Scans that start by themselves. The rows are the queue: a process locks one that is due, starts its scan and writes its next time
-- in one transaction, by the database's clock.
create table schedules (
  id uuid primary key,
  -- A body that starts a scan. It is checked again at each run.
  scan jsonb not null,
  cron text not null,
  time_zone text not null,
  enabled boolean not null,
  -- Null while it is disabled.
  next_run_at timestamptz,
  -- The scan may be deleted.
  last_scan_id uuid,
  -- Why it did not start a scan, the last time that it did not.
  last_skip jsonb,
  created_at timestamptz not null default now()
);
create index schedules_due on schedules (next_run_at) where next_run_at is not null;
