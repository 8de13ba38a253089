-- "This finding is wrong": a mark holds for a target, from the scan it was made on. It covers the scans of that target
-- that had not ended when it was made (`scan_ids`, which names the one it was made on too) and those created after `after_scan_id`.
create table false_positive_marks (
  id uuid primary key,
  target_key text not null,
  kind text not null check (kind in ('failed', 'needs_review')),
  rule text not null,
  scope text not null check (scope in ('group', 'selector', 'occurrence')),
  selector text check ((selector is not null) = (scope = 'selector')),
  fingerprint text check ((fingerprint is not null) = (scope = 'occurrence')),
  page_url text check ((page_url is not null) = (scope = 'occurrence')),
  reason text,
  scan_id uuid not null,
  scan_ids jsonb not null,
  after_scan_id uuid not null,
  state text not null default 'applying' check (state in ('applying', 'applied', 'taking_back')),
  created_at timestamptz not null default now()
);

create index false_positive_marks_by_target on false_positive_marks (target_key, kind, rule);
create index false_positive_marks_unfinished on false_positive_marks (id) where state <> 'applied';

-- The marked ones alone: what a mark by selector covers is counted here. Selectors are longer than an index entry may be.
create index occurrences_marked on occurrences (group_id, md5(selector)) where false_positive;

-- When a host may be asked for its next page. Written only where the settings ask for a delay.
create table hosts (
  host text primary key,
  next_request_at timestamptz not null
);
