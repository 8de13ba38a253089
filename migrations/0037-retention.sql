-- Retention removes the pages, findings and pictures of an old scan. Its row stays: the summary.
alter table scans add column data_removed_at timestamptz;

-- The scans that retention looks at, oldest first.
create index scans_whole on scans (finished_at, id) where finished_at is not null and data_removed_at is null and deleted_at is null;
create index scans_repeating on scans (rescan_of) where rescan_of is not null and data_removed_at is null and deleted_at is null;
