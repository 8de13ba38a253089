-- A page whose content is that of an earlier scan of the same target takes over that scan's findings.
-- Identifies what the page consisted of and how it was analyzed. Null where that is not known in full, or the analysis was cut short.
alter table pages add column content_key text;
-- The scan that analyzed this content, and when. Its id stays when the scan is deleted.
alter table pages add column unchanged_since_scan uuid;
alter table pages add column unchanged_since_at timestamptz;

create index pages_by_content on pages (content_key) where content_key is not null;

-- Analyze every page, whatever earlier scans of the target found.
alter table scans add column fresh boolean not null default false;

-- Targets of which a page gave other findings although its content was the same: nothing is taken over for them, by these versions.
create table reuse_stops (
  target_key text not null,
  versions text not null,
  scan_id uuid not null,
  page_url text not null,
  found_at timestamptz not null default now(),
  primary key (target_key, versions)
);
