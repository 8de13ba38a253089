-- Components: pieces of markup, with the occurrences of all rules that come from each. Pages that were recorded before have none.
create table components (
  id bigint generated always as identity primary key,
  scan_id uuid not null references scans (id),
  -- Equal in all scans: a hash of the path.
  key text not null,
  label text not null,
  -- Of the one that was seen first.
  selector text not null,
  html text not null,
  -- Without those marked as false positives, like all counts of this table.
  failed_count integer not null,
  needs_review_count integer not null,
  page_count integer not null,
  failed_pages integer not null,
  needs_review_pages integer not null,
  -- Pages on which no failure would be left without it, and the points that the pages' scores would gain together.
  pages_made_clean integer not null,
  score_points numeric not null,
  unique (scan_id, key)
);

create index components_by_use on components (scan_id, score_points desc, failed_count desc, needs_review_count desc, key);

-- No foreign keys: deletion removes these rows first, and each check would cost as much as the row.
create table component_groups (
  component_id bigint not null,
  group_id bigint not null,
  stored_count integer not null,
  false_positive_count integer not null,
  primary key (component_id, group_id)
);

create table component_pages (
  component_id bigint not null,
  page_id bigint not null,
  failed_count integer not null,
  needs_review_count integer not null,
  makes_clean boolean not null,
  score_points numeric not null,
  -- { group: [stored, false positives] }
  groups jsonb not null,
  -- One of its pictures on this page.
  screenshot text,
  primary key (component_id, page_id)
);

create index component_pages_by_page on component_pages (page_id);
create index component_pages_pictured on component_pages (component_id, page_id) where screenshot is not null;

alter table occurrences add column component_id bigint;
