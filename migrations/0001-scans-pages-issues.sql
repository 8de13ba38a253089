-- A scan, its pages, and what was found on them. Page rows are the queue: a worker claims one with a conditional update.
create table scans (
  id uuid primary key,
  url text not null,
  target_key text not null,
  scan_type text not null check (scan_type in ('single', 'sitemap')),
  viewport_preset text not null,
  tag text,
  status text not null check (status in ('queued', 'running', 'pausing', 'paused', 'completed', 'partial', 'failed')),
  phase text not null check (phase in ('waiting', 'discovering', 'scanning', 'done')),
  rescan_of uuid,
  engine text,
  browser text,
  error_code text,
  error_message text,
  notes jsonb not null default '[]',
  pages_total integer not null default 0,
  pages_pending integer not null default 0,
  pages_running integer not null default 0,
  pages_completed integer not null default 0,
  pages_failed integer not null default 0,
  failed_groups integer not null default 0,
  failed_occurrences integer not null default 0,
  needs_review_groups integer not null default 0,
  needs_review_occurrences integer not null default 0,
  critical_occurrences integer not null default 0,
  serious_occurrences integer not null default 0,
  moderate_occurrences integer not null default 0,
  minor_occurrences integer not null default 0,
  score_sum numeric not null default 0,
  scored_pages integer not null default 0,
  revision integer not null default 0,
  last_claimed_at timestamptz,
  discovery_claim integer not null default 0,
  discovery_lease_until timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  started_at timestamptz,
  finished_at timestamptz,
  deleted_at timestamptz
);

create index scans_newest on scans (id desc) where deleted_at is null;
create index scans_by_tag on scans (tag, id desc) where deleted_at is null;
create index scans_by_target on scans (target_key, id desc) where deleted_at is null;
create index scans_open on scans (pages_running, last_claimed_at) where deleted_at is null and status in ('queued', 'running', 'pausing');

create table pages (
  id bigint generated always as identity primary key,
  scan_id uuid not null references scans (id),
  ordinal integer not null,
  url text not null,
  status text not null default 'pending' check (status in ('pending', 'running', 'completed', 'failed')),
  outcome text,
  detail text,
  http_status integer,
  final_url text,
  title text,
  attempts integer not null default 0,
  claim integer not null default 0,
  lease_until timestamptz,
  next_attempt_at timestamptz not null default now(),
  duration_ms integer,
  notes jsonb not null default '[]',
  rules jsonb not null default '{}',
  failed_occurrences integer not null default 0,
  needs_review_occurrences integer not null default 0,
  score numeric(9, 6),
  finished_at timestamptz,
  unique (scan_id, ordinal),
  unique (scan_id, url)
);

create index pages_pending on pages (scan_id, ordinal) where status = 'pending';
create index pages_leased on pages (lease_until) where status = 'running';
create index pages_by_status on pages (scan_id, status, ordinal);
create index pages_by_outcome on pages (scan_id, outcome, ordinal);

-- One row per (scan, kind, rule). stored_count numbers its occurrences 0, 1, 2 … without a gap: reading at an offset is an index seek.
create table issue_groups (
  id bigint generated always as identity primary key,
  scan_id uuid not null references scans (id),
  kind text not null check (kind in ('failed', 'needs_review')),
  rule text not null,
  engine text not null,
  severity_rank smallint not null,
  best_practice boolean not null,
  occurrence_count integer not null,
  page_count integer not null,
  stored_count integer not null,
  omitted_count integer not null,
  false_positive_count integer not null default 0,
  screenshot_count integer not null default 0,
  unique (scan_id, kind, rule)
);

create index issue_groups_worst_first on issue_groups (scan_id, severity_rank, occurrence_count desc, rule, kind);

create table group_pages (
  group_id bigint not null references issue_groups (id),
  page_id bigint not null references pages (id),
  stored_count integer not null,
  omitted_count integer not null,
  false_positive_count integer not null default 0,
  primary key (group_id, page_id)
);

create index group_pages_by_page on group_pages (page_id);

create table occurrences (
  id uuid primary key,
  scan_id uuid not null,
  group_id bigint not null references issue_groups (id),
  page_id bigint not null references pages (id),
  ordinal integer not null,
  fingerprint text not null,
  selector text not null,
  html text not null,
  message text not null,
  screenshot text,
  false_positive boolean not null default false,
  unique (group_id, ordinal),
  unique (scan_id, fingerprint)
);

create index occurrences_by_page on occurrences (page_id);

create table settings (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz not null default now()
);
