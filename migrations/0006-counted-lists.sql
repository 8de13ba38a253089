-- How many scans and pages of each kind lie in each stretch of 500: a list finds any offset by adding up these few rows, and
-- knows its total. Triggers keep them, so that no statement can forget to (docs/decisions/0008).
create table scan_counts (
  -- '' counts all scans, whatever their tag.
  tag text not null,
  bucket bigint not null,
  status text not null,
  count integer not null,
  primary key (tag, bucket, status)
) with (fillfactor = 50);

create function count_scans() returns trigger language plpgsql as $$
begin
  insert into scan_counts as kept (tag, bucket, status, count)
  select scope, bucket, status, sum(change)
  from (
    select old.sequence / 500 as bucket, old.tag, old.status, -1 as change where tg_op <> 'INSERT' and old.deleted_at is null
    union all
    select new.sequence / 500, new.tag, new.status, 1 where tg_op <> 'DELETE' and new.deleted_at is null
  ) as changed
  cross join lateral (values (''), (changed.tag)) as scopes (scope)
  where scope is not null
  group by scope, bucket, status
  having sum(change) <> 0
  order by scope, bucket, status
  on conflict (tag, bucket, status) do update set count = kept.count + excluded.count;
  return null;
end
$$;

create trigger scans_counted after insert or delete or update of status, tag, deleted_at on scans
  for each row execute function count_scans();

insert into scan_counts (tag, bucket, status, count)
select scope, sequence / 500, status, count(*)
from scans cross join lateral (values (''), (scans.tag)) as scopes (scope)
where scope is not null and deleted_at is null
group by 1, 2, 3;

create index scans_by_status on scans (status, sequence desc) where deleted_at is null;
create index scans_by_tag_and_status on scans (tag, status, sequence desc) where deleted_at is null;

create table page_counts (
  scan_id uuid not null references scans (id) on delete cascade,
  bucket integer not null,
  status text not null,
  -- '' where there is none yet.
  outcome text not null,
  count integer not null,
  primary key (scan_id, bucket, status, outcome)
) with (fillfactor = 50);

create function count_pages() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into page_counts as kept (scan_id, bucket, status, outcome, count)
    select scan_id, ordinal / 500, status, coalesce(outcome, ''), count(*)
    from new_rows group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (scan_id, bucket, status, outcome) do update set count = kept.count + excluded.count;
  elsif tg_op = 'DELETE' then
    update page_counts as kept set count = kept.count - gone.count
    from (
      select scan_id, ordinal / 500 as bucket, status, coalesce(outcome, '') as outcome, count(*) as count
      from old_rows group by 1, 2, 3, 4
    ) as gone
    where (kept.scan_id, kept.bucket, kept.status, kept.outcome) = (gone.scan_id, gone.bucket, gone.status, gone.outcome);
  else
    insert into page_counts as kept (scan_id, bucket, status, outcome, count)
    select scan_id, ordinal / 500, status, coalesce(outcome, ''), sum(change)
    from (
      select scan_id, ordinal, status, outcome, -1 as change from old_rows
      union all
      select scan_id, ordinal, status, outcome, 1 from new_rows
    ) as changed
    group by 1, 2, 3, 4 having sum(change) <> 0 order by 1, 2, 3, 4
    on conflict (scan_id, bucket, status, outcome) do update set count = kept.count + excluded.count;
  end if;
  return null;
end
$$;

create trigger pages_added after insert on pages
  referencing new table as new_rows for each statement execute function count_pages();
create trigger pages_changed after update on pages
  referencing old table as old_rows new table as new_rows for each statement execute function count_pages();
create trigger pages_removed after delete on pages
  referencing old table as old_rows for each statement execute function count_pages();

insert into page_counts (scan_id, bucket, status, outcome, count)
select scan_id, ordinal / 500, status, coalesce(outcome, ''), count(*) from pages group by 1, 2, 3, 4;
