-- A mark has a verdict. `accepted` holds until a date; `fixed_pending` until a later scan has looked.
alter table false_positive_marks add column verdict text not null default 'false_positive'
  check (verdict in ('false_positive', 'accepted', 'fixed_pending', 'confirmed'));
alter table false_positive_marks add column marked_by text;
-- The last day, by UTC.
alter table false_positive_marks add column until date check (until is null or verdict = 'accepted');

-- The verdict that holds for it, other than `false_positive`, which has its own column.
alter table occurrences add column verdict text;
-- It was marked as fixed, and this scan was the next one that looked.
alter table occurrences add column came_back boolean not null default false;

-- What a mark by selector covers is counted here, whatever its verdict.
drop index occurrences_marked;
create index occurrences_marked on occurrences (group_id, md5(selector)) where false_positive or verdict is not null;
create index occurrences_came_back on occurrences (group_id) where came_back and not false_positive;

-- Parts of what is counted, never of what is marked as false positive.
alter table group_pages add column accepted_count integer not null default 0;
alter table group_pages add column fixed_pending_count integer not null default 0;
alter table group_pages add column confirmed_count integer not null default 0;
alter table issue_groups add column accepted_count integer not null default 0;
alter table issue_groups add column fixed_pending_count integer not null default 0;
alter table issue_groups add column confirmed_count integer not null default 0;
alter table component_groups add column accepted_count integer not null default 0;
alter table component_groups add column fixed_pending_count integer not null default 0;
alter table component_groups add column confirmed_count integer not null default 0;

-- Of failed occurrences, and of those that need review: how many have a verdict.
alter table scans add column accepted_count integer not null default 0;
alter table scans add column fixed_pending_count integer not null default 0;
alter table scans add column reviewed_count integer not null default 0;
alter table pages add column accepted_count integer not null default 0;
alter table pages add column fixed_pending_count integer not null default 0;
alter table pages add column reviewed_count integer not null default 0;
