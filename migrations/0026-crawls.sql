-- What a scan may reach, and what it dropped. Null: it has no scope of its own.
alter table scans add column url_scope jsonb;
alter table scans add column max_pages integer;
alter table scans add column robots boolean;
-- Counts and examples of dropped URLs by rule.
alter table scans add column dropped jsonb not null default '[]';

-- `url` identifies a page. This is the URL to request where it differs, for example by a session id.
alter table pages add column fetch_url text;
-- Links from the start of a crawl.
alter table pages add column depth smallint not null default 0;
-- Pages with a lower one are scanned first.
alter table pages add column claim_order integer not null default 0;
-- The URL that the page was found at in the end, where it is another one.
alter table pages add column landed_on text;
-- What the page says it is: see src/crawl/page-identity.ts.
alter table pages add column page_name text;

drop index pages_pending;
create index pages_pending on pages (scan_id, claim_order, ordinal) where status = 'pending';
create index pages_by_landing on pages (scan_id, md5(landed_on)) where landed_on is not null;

-- How many pages of a crawl have something in common. `key` is a digest: see src/pages/crawl-counts.ts.
create table crawl_counts (
  scan_id uuid not null references scans (id) on delete cascade,
  key uuid not null,
  count integer not null,
  primary key (scan_id, key)
);

-- The URLs that a crawl dropped, by digest, so that each is counted once.
create table dropped_urls (
  scan_id uuid not null references scans (id) on delete cascade,
  identity uuid not null,
  primary key (scan_id, identity)
);
