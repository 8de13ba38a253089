-- No older program works: it writes rows of these tables without the scan that they belong to.
-- Every row of a scan names the scan, and so does every key: a table can be distributed by it (docs/scaling.md). The scan is last in a key
-- that begins with the row's own id, so that rows are found by the id alone. Tables are written again where each row would change.
alter table occurrences drop constraint occurrences_group_id_fkey, drop constraint occurrences_page_id_fkey;

create table parts_of_groups (
  scan_id uuid not null,
  group_id bigint not null,
  page_id bigint not null,
  stored_count integer not null,
  omitted_count integer not null,
  false_positive_count integer not null default 0,
  accepted_count integer not null default 0,
  fixed_pending_count integer not null default 0,
  confirmed_count integer not null default 0
);

insert into parts_of_groups
select scan_id, group_id, page_id, group_pages.stored_count, group_pages.omitted_count, group_pages.false_positive_count,
  group_pages.accepted_count, group_pages.fixed_pending_count, group_pages.confirmed_count
from group_pages join issue_groups on issue_groups.id = group_id;

drop table group_pages;
alter table parts_of_groups rename to group_pages;

create table parts_of_components (
  scan_id uuid not null,
  component_id bigint not null,
  group_id bigint not null,
  stored_count integer not null,
  false_positive_count integer not null,
  accepted_count integer not null default 0,
  fixed_pending_count integer not null default 0,
  confirmed_count integer not null default 0
);

insert into parts_of_components
select scan_id, component_id, group_id, stored_count, false_positive_count, accepted_count, fixed_pending_count, confirmed_count
from component_groups join components on components.id = component_id;

drop table component_groups;
alter table parts_of_components rename to component_groups;

create table pages_of_components (
  scan_id uuid not null,
  component_id bigint not null,
  page_id bigint not null,
  failed_count integer not null,
  needs_review_count integer not null,
  makes_clean boolean not null,
  score_points numeric not null,
  -- { group: [stored, false positives] }
  groups jsonb not null,
  -- One of its pictures on this page.
  screenshot text
);

insert into pages_of_components
select scan_id, component_id, page_id, component_pages.failed_count, component_pages.needs_review_count, makes_clean,
  component_pages.score_points, groups, screenshot
from component_pages join components on components.id = component_id;

drop table component_pages;
alter table pages_of_components rename to component_pages;

alter table pages drop constraint pages_pkey, add primary key (id, scan_id);
alter table issue_groups drop constraint issue_groups_pkey, add primary key (id, scan_id);
alter table components drop constraint components_pkey, add primary key (id, scan_id);
alter table occurrences
  drop constraint occurrences_pkey, add primary key (id, scan_id),
  drop constraint occurrences_group_id_ordinal_key, add unique (group_id, ordinal, scan_id);

alter table group_pages add primary key (group_id, page_id, scan_id);
alter table component_groups add primary key (component_id, group_id, scan_id);
alter table component_pages add primary key (component_id, page_id, scan_id);

-- With the scan, so that no index that begins with the scan looks better without statistics: it would read the whole scan.
create index group_pages_by_page on group_pages (page_id, scan_id);
create index component_pages_by_page on component_pages (page_id, scan_id);
drop index occurrences_by_page;
create index occurrences_by_page on occurrences (page_id, scan_id);
create index component_pages_pictured on component_pages (component_id, page_id) where screenshot is not null;

alter table group_pages
  add constraint group_pages_of_group foreign key (group_id, scan_id) references issue_groups (id, scan_id),
  add constraint group_pages_of_page foreign key (page_id, scan_id) references pages (id, scan_id);
alter table occurrences
  add constraint occurrences_of_group foreign key (group_id, scan_id) references issue_groups (id, scan_id),
  add constraint occurrences_of_page foreign key (page_id, scan_id) references pages (id, scan_id);
