-- Programs since 0052 keep working.
-- The kind of address that each host of a schedule's scans first had. Its scans start with these rows in scan_hosts, so that a site that
-- moves is not followed, even when earlier scans are deleted: see src/worker/remember-space.ts.
create table schedule_hosts (
  schedule_id uuid not null references schedules (id) on delete cascade,
  host text not null,
  address_space text not null check (address_space in ('loopback', 'private', 'public')),
  primary key (schedule_id, host)
);
