-- A lower bound of the time at which the scan's next page is due: a claim passes over scans whose pages all wait.
alter table scans add column due_at timestamptz not null default now();

drop index scans_open;

-- The order in which scans are served: the claim takes the first of it, whatever the planner knows of the tables.
create index scans_claimable on scans (pages_running, last_claimed_at nulls first, pages_total, sequence)
  where deleted_at is null and status in ('queued', 'running') and pages_pending > 0;

create index scans_unended on scans (sequence)
  where deleted_at is null and status in ('queued', 'running', 'pausing', 'paused');
