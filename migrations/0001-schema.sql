-- No older program works: this is the first.
--
-- The schema, from top to bottom. Above each table: what a row is, who writes it, and what keeps it true. Until version 1.0
-- this file changes in place. From then on it stays as it is, and further files follow it (CONTRIBUTING.md).
--
-- Four rules hold for all tables:
--   * A transaction that changes a scan or its pages locks the row of the scan first (src/records/scans/change-scan.ts).
--   * Rows of a scan name the scan, and so does every key of their tables, so that a table can be distributed by it. The scan
--     comes last in a key that begins with the row's own id. Otherwise an index that begins with the scan would look better to
--     a planner without statistics, which would then read the whole scan.
--   * A count changes in the transaction that changes the rows it counts: by triggers in `scan_counts` and `page_counts`, by
--     the program everywhere else. test/databases/check-invariants.ts proves that the counts add up.
--   * Findings have no foreign keys to pages and groups: a page with 30 occurrences would check 72 of them. One statement writes
--     them under the lock of their scan (src/records/issues/write-findings.ts), and deletion removes the findings first.
--
--   1  The database itself: installation, migrations, settings
--   2  Scans and their pages: scans, scan_counts, targets, pages, page_counts
--   3  Findings: issue_groups, group_pages, patterns, occurrences, occurrence_texts
--   4  Components: components, component_groups, component_pages
--   5  Decisions of people: false_positive_marks, clause_verdicts
--   6  How a scan finds and requests pages: known_urls, crawl_counts, dropped_urls, agreed_hosts, hosts, reuse_stops
--   7  Signing in: sign_ins, scan_sessions
--   8  What happens by itself: schedules, jobs, webhooks, webhook_deliveries
--   9  Processes, access and audit: processes, known_endpoints, access_tokens, access_sessions, shares, audit_events


-- 1  The database itself ---------------------------------------------------------------------------------------------------

-- The id of this database. The store of screenshots carries the same id, so that nobody combines two that do not belong
-- together (src/service/installation). Its single row is also the lock of the queue: a transaction that creates a scan holds it, so
-- scans become visible in the order of `scans.sequence` (src/records/scans/admit-scan.ts).
create table installation (
  id uuid not null,
  only_row boolean primary key default true check (only_row)
);

insert into installation (id) values (gen_random_uuid());

-- A migration that has run. src/adapters/db/read-migrations.ts adds the row in the transaction of the migration.
create table migrations (
  name text primary key,
  -- Identifies its statements. A program whose file of that name has others refuses the database (src/adapters/db/migrate.ts).
  digest text not null,
  -- The number in the first line of its file. Programs keep working whose newest migration has at least this number.
  -- Null: no older program works (docs/rolling-updates.md).
  programs_since integer
);

-- A setting that a person has changed; all others have their defaults. Written by src/service/settings/change-settings.ts.
create table settings (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz not null default now()
);


-- 2  Scans and their pages -------------------------------------------------------------------------------------------------

-- A scan, with all counts that its lists and its summary show. src/records/scans/create-scan.ts writes it; workers, the discovery of
-- pages and people's commands change it. A deleted scan stays until its job has removed all that belongs to it.
create table scans (
  id uuid primary key,
  -- The order of creation. Ids contain the clock of one process, so they do not give the order.
  sequence bigint not null generated always as identity,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  started_at timestamptz,
  finished_at timestamptz,
  -- Retention removes the pages, findings and pictures of an old scan. Its row stays as a summary.
  data_removed_at timestamptz,
  deleted_at timestamptz,

  -- What is scanned. The key combines URL, type, viewport and sign-in: scans with the same key can be compared.
  url text not null,
  target_key text not null,
  scan_type text not null check (scan_type in ('single', 'sitemap', 'list', 'crawl')),
  viewport_preset text not null,
  tag text,
  -- The earlier scan whose pages this one scans again.
  rescan_of uuid,
  -- The target of the scan of which this one scans some pages again. Null: it is about its own target.
  part_of text,
  -- What a person agreed to when the target was named: a schedule, or the first of a chain of rescans. Null: this scan.
  agreement uuid,
  -- What the scan may reach. Null: it has no limit of its own. `robots`: whether a crawl obeys robots.txt.
  url_scope jsonb,
  max_pages integer,
  robots boolean,
  -- How the pages are chosen from those that the scan knows (src/finding-pages/samples). Null: all of them.
  sample jsonb,
  -- The name stays when the sign-in is deleted.
  sign_in_id uuid,
  sign_in_name text,
  -- The language that sites are asked for: a BCP 47 tag.
  locale text not null default 'en-US',
  -- The way to look at each page, as an object with only what differs from the default (src/findings/scan-tuning.ts).
  tuning jsonb not null default '{}',
  -- Outcomes that a person has decided to analyze anyway: a list of codes.
  accept jsonb not null default '[]',
  -- User preferences in which each page is looked at, in addition to its default state: a list of names.
  states jsonb not null default '[]',
  -- Analyze each page, also those whose content an earlier scan knows.
  fresh boolean not null default false,

  -- How far it is (src/records/scans/scan-state.ts).
  status text not null check (status in ('queued', 'running', 'pausing', 'paused', 'completed', 'partial', 'failed')),
  phase text not null check (phase in ('waiting', 'discovering', 'scanning', 'done')),
  error_code text,
  -- Sentences by code and facts (src/texts/saying.ts).
  error_said jsonb check ((error_said is null) = (error_code is null)),
  notes jsonb not null default '[]',
  -- Counts and examples of URLs that the scan dropped, by rule.
  dropped jsonb not null default '[]',
  -- Increases with each change that a reader can see.
  revision integer not null default 0,
  -- When a worker last took a page. Scans take turns by it.
  last_claimed_at timestamptz,
  -- No page is due before this time; there may be none even then. A claim passes over scans whose pages all wait.
  due_at timestamptz not null default now(),
  -- Increases with each claim of the discovery. A process that lost it writes nothing.
  discovery_claim integer not null default 0,
  discovery_lease_until timestamptz,

  -- What analyzed it. Null before the first page. `fonts`: generic family → the font that the browser used.
  engine text,
  browser text,
  fonts jsonb,

  -- The numbers of its pages, and the sum of their exact scores.
  pages_total integer not null default 0,
  pages_pending integer not null default 0,
  pages_running integer not null default 0,
  pages_completed integer not null default 0,
  pages_failed integer not null default 0,
  scored_pages integer not null default 0,
  score_sum numeric not null default 0,
  -- Pages whose findings were withdrawn. A long read compares it at its end with its beginning.
  withdrawn_pages integer not null default 0,

  -- The numbers of its findings, without false positives.
  failed_groups integer not null default 0,
  failed_occurrences integer not null default 0,
  critical_occurrences integer not null default 0,
  serious_occurrences integer not null default 0,
  moderate_occurrences integer not null default 0,
  minor_occurrences integer not null default 0,
  -- Scanned pages by their worst failure.
  critical_pages integer not null default 0,
  serious_pages integer not null default 0,
  moderate_pages integer not null default 0,
  minor_pages integer not null default 0,
  needs_review_groups integer not null default 0,
  needs_review_occurrences integer not null default 0,
  -- The failed occurrences that are accepted, or fixed and not looked at yet, and those to review that a person confirmed.
  accepted_count integer not null default 0,
  fixed_pending_count integer not null default 0,
  reviewed_count integer not null default 0,

  -- The failures that are new and fixed since the scan before, and how many more pages have critical ones. A job writes them
  -- after the end of the scan (src/service/jobs/compare-scan-job.ts). Null: there is no scan before, or the job has not run.
  new_failures integer,
  fixed_failures integer,
  critical_pages_change integer
);

-- The lists, newest first.
create unique index scans_newest on scans (sequence desc) where deleted_at is null;
create index scans_by_tag on scans (tag, sequence desc) where deleted_at is null;
create index scans_by_status on scans (status, sequence desc) where deleted_at is null;
create index scans_by_tag_and_status on scans (tag, status, sequence desc) where deleted_at is null;
create index scans_by_target on scans (target_key, sequence desc) where deleted_at is null;
create index scans_by_whole on scans (coalesce(part_of, target_key), sequence) where deleted_at is null;
-- The order in which scans are served. A claim takes the first, whatever the planner knows about the tables.
create index scans_claimable on scans (pages_running, last_claimed_at nulls first, pages_total, sequence)
  where deleted_at is null and status in ('queued', 'running') and pages_pending > 0;
create index scans_unended on scans (sequence)
  where deleted_at is null and status in ('queued', 'running', 'pausing', 'paused');
-- The scans that retention looks at, oldest first, and the scans that repeat another one.
create index scans_whole on scans (finished_at, id)
  where finished_at is not null and data_removed_at is null and deleted_at is null;
create index scans_repeating on scans (rescan_of)
  where rescan_of is not null and data_removed_at is null and deleted_at is null;
create index scans_by_agreement on scans (agreement) where agreement is not null;

-- How many scans with a tag and a status are among 500 neighbors by `sequence`. A list adds up these few rows to find an
-- offset and its total (docs/decisions/0009). The trigger below keeps them, so no statement can forget them.
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

-- The scans with one type, URL, viewport and sign-in, with the figures that their list is sorted and filtered by. The trigger
-- below keeps the row from the scans: those that are deleted have no part in it, and the last one takes it along.
create table targets (
  target_key text not null,
  viewport_preset text not null,
  -- '' for scans that do not sign in.
  sign_in text not null,
  scan_type text not null,
  url text not null,
  scan_count integer not null,
  -- The `sequence` of the latest scan, and the tags of the latest 20.
  latest bigint not null,
  tags jsonb not null,
  -- Its latest 20 scans that have ended with a score, in the locale of the latest scan, oldest first
  -- (src/reading/targets/present-trend.ts). The figures below are those of the last of them. Null: there is none.
  trend jsonb not null,
  scored bigint,
  score numeric,
  critical_pages integer,
  critical_pages_change integer,
  new_failures integer,
  fixed_failures integer,
  primary key (target_key, viewport_preset, sign_in)
);

create index targets_by_url on targets (url);

create function keep_target() returns trigger language plpgsql as $$
declare
  changed scans := case when tg_op = 'DELETE' then old else new end;
  was_there integer := case when tg_op <> 'INSERT' and old.deleted_at is null then 1 else 0 end;
  is_there integer := case when tg_op <> 'DELETE' and new.deleted_at is null then 1 else 0 end;
  kept targets;
begin
  -- Takes the lock of the row, so that the next statement sees the scans of all who had it before.
  insert into targets (target_key, viewport_preset, sign_in, scan_type, url, scan_count, latest, tags, trend)
  values (
    changed.target_key, changed.viewport_preset, coalesce(changed.sign_in_id::text, ''), changed.scan_type,
    substr(changed.target_key, length(changed.scan_type) + 2), 0, 0, '[]', '[]'
  )
  on conflict (target_key, viewport_preset, sign_in) do update set url = excluded.url
  returning * into kept;
  with newest as materialized (
    select sequence, locale, tag from scans
    where target_key = kept.target_key and viewport_preset = kept.viewport_preset
      and coalesce(sign_in_id::text, '') = kept.sign_in and deleted_at is null
    order by sequence desc limit 20
  ), latest as (
    select sequence, locale from newest order by sequence desc limit 1
  ), points as materialized (
    select ended.* from latest cross join lateral (
      select * from scans
      where target_key = kept.target_key and viewport_preset = kept.viewport_preset
        and coalesce(sign_in_id::text, '') = kept.sign_in and deleted_at is null
        and locale = latest.locale and finished_at is not null and scored_pages > 0
      order by sequence desc limit 20
    ) as ended
  ), shown as (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', id, 'created_at', created_at, 'finished_at', finished_at, 'score_sum', score_sum::text,
      'scored_pages', scored_pages, 'failed_occurrences', failed_occurrences,
      'needs_review_occurrences', needs_review_occurrences, 'engine', engine
    ) order by sequence), '[]') as trend
    from points
  )
  update targets set
    latest = latest.sequence, scan_count = targets.scan_count + is_there - was_there, trend = shown.trend,
    tags = (select coalesce(jsonb_agg(distinct tag) filter (where tag is not null), '[]') from newest),
    scored = ended.sequence, score = ended.score_sum / ended.scored_pages,
    critical_pages = ended.critical_pages, critical_pages_change = ended.critical_pages_change,
    new_failures = ended.new_failures, fixed_failures = ended.fixed_failures
  from shown, latest left join (select * from points order by sequence desc limit 1) as ended on true
  where targets.target_key = kept.target_key
    and targets.viewport_preset = kept.viewport_preset and targets.sign_in = kept.sign_in;
  if not found then
    delete from targets
    where target_key = kept.target_key and viewport_preset = kept.viewport_preset and sign_in = kept.sign_in;
  end if;
  return null;
end
$$;

create trigger scans_added_to_target after insert on scans for each row execute function keep_target();
create trigger scans_removed_from_target after delete on scans
  for each row when (old.deleted_at is null) execute function keep_target();
-- The counts of a scan change with each of its pages. They count for the target when the scan has ended.
create trigger scans_changed_in_target after update on scans
  for each row when (
    (old.deleted_at is null) <> (new.deleted_at is null)
    or (old.finished_at is null) <> (new.finished_at is null)
    or (new.finished_at is not null and (
      old.score_sum, old.scored_pages, old.failed_occurrences, old.needs_review_occurrences, old.engine,
      old.critical_pages, old.new_failures, old.fixed_failures, old.critical_pages_change
    ) is distinct from (
      new.score_sum, new.scored_pages, new.failed_occurrences, new.needs_review_occurrences, new.engine,
      new.critical_pages, new.new_failures, new.fixed_failures, new.critical_pages_change
    ))
  ) execute function keep_target();

-- A page of a scan, and what a visit to it saw. The rows are the queue: a worker claims one by a conditional update
-- (src/records/pages/claim-page.ts), and its result counts only while the claim is current (src/records/pages/record-page.ts).
-- Discovery, crawls and samples add pages.
create table pages (
  id bigint not null generated always as identity,
  scan_id uuid not null references scans (id),
  -- 0, 1, 2 … without a gap.
  ordinal integer not null,
  -- Identifies the page in all scans of its target. `fetch_url` is the URL to request if it is another one, for example with
  -- the id of a session.
  url text not null,
  fetch_url text,
  -- The name of the steps that lead to it from its URL. '': the page as loaded. See src/findings/scan-steps.ts.
  entry text not null default '',
  -- Links from the start of a crawl. Pages with a lower `claim_order` are scanned first.
  depth smallint not null default 0,
  claim_order integer not null default 0,
  -- Why the page is in the sample: a person named it, it is a step of a process, it shows its template, or it was drawn.
  sample_role text check (sample_role in ('named', 'process', 'template', 'random')),
  template text,

  -- Its place in the queue.
  status text not null default 'pending' check (status in ('pending', 'running', 'completed', 'failed')),
  attempts integer not null default 0,
  -- Increases with each claim. A result with an older number is discarded.
  claim integer not null default 0,
  lease_until timestamptz,
  next_attempt_at timestamptz not null default now(),
  -- How many workers died while they had the page. A clean stop or a retry does not count.
  times_lost integer not null default 0,
  -- The page hung because of its own scripts: its second attempt gets half the time and is the last.
  hung boolean not null default false,
  finished_at timestamptz,
  duration_ms integer,

  -- What the visit saw.
  outcome text,
  -- A specific sentence as code and facts, if the advice for the outcome says too little. See src/texts/saying.ts.
  detail jsonb,
  -- The outcome that a person had decided to accept, if the page was analyzed because of that.
  accepted_outcome text,
  http_status integer,
  final_url text,
  title text,
  -- The URL after all redirects if it is another one, and what the page says it is (src/finding-pages/crawl/page-identity.ts).
  landed_on text,
  page_name text,
  -- Identifies the text of the page. By it the page is withdrawn if the same text at another URL proves to be an error page.
  text_digest text,
  -- The session in which the page was scanned without a proof that it was signed in. If that session had ended, the page is
  -- scanned again.
  unproven_session integer,
  notes jsonb not null default '[]',

  -- What the analysis found. `rules`: { rule: [passed, failed, needs review] }, or null for a rule that did not run.
  rules jsonb not null default '{}',
  -- Selectors of the frames that were not reached: findings in them cannot be compared. Null: too many to list.
  unreached_frames jsonb default '[]',
  -- The states of the scan in which the page was looked at in full.
  states jsonb not null default '[]',
  -- The files of its picture, its size, and the height of the page: see src/findings/page-picture.ts. Null: no picture.
  picture jsonb,
  -- What a screen reader says of it: see src/findings/spoken-page.ts. Null: it was not read.
  spoken jsonb,
  score numeric(9, 6),
  -- The rank of its worst failure that is not marked as false positive, as in `issue_groups`. Null: it has none.
  worst smallint,
  failed_occurrences integer not null default 0,
  needs_review_occurrences integer not null default 0,
  -- Elements that an engine reported and that a review decided to pass.
  decided_passes integer not null default 0,
  accepted_count integer not null default 0,
  fixed_pending_count integer not null default 0,
  reviewed_count integer not null default 0,
  -- Identifies the content of the page and how it was analyzed: a later scan of the same content takes over the findings
  -- (src/records/memo). Null: the content is not known in full, or the analysis was cut short.
  content_key text,
  -- The scan that analyzed this content, and when. The id stays when that scan is deleted.
  unchanged_since_scan uuid,
  unchanged_since_at timestamptz,

  primary key (id, scan_id),
  unique (scan_id, ordinal),
  unique (scan_id, url, entry)
);

-- The queue, and the leases that have run out.
create index pages_pending on pages (scan_id, claim_order, ordinal) where status = 'pending';
create index pages_leased on pages (lease_until) where status = 'running';
-- The lists of pages.
create index pages_by_status on pages (scan_id, status, ordinal);
create index pages_by_outcome on pages (scan_id, outcome, ordinal);
create index pages_accepted on pages (scan_id, accepted_outcome, ordinal) where accepted_outcome is not null;
create index pages_pictured on pages (scan_id) where picture is not null;
-- Pages that are the same page, or have the same content.
create index pages_by_landing on pages (scan_id, md5(landed_on)) where landed_on is not null;
create index pages_by_text on pages (scan_id, text_digest) where text_digest is not null;
create index pages_by_content on pages (content_key) where content_key is not null;
create index pages_unproven on pages (scan_id, unproven_session) where unproven_session is not null;

-- How many pages with a status, an outcome and a worst failure are among 500 neighbors by `ordinal`: as `scan_counts`, for
-- the list of pages and the summary of the scan.
create table page_counts (
  scan_id uuid not null references scans (id) on delete cascade,
  bucket integer not null,
  status text not null,
  -- '' for pages without an outcome yet.
  outcome text not null,
  -- 4 for pages without a failure.
  worst smallint not null,
  count integer not null,
  primary key (scan_id, bucket, status, outcome, worst)
) with (fillfactor = 50);

create function count_pages() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into page_counts as kept (scan_id, bucket, status, outcome, worst, count)
    select scan_id, ordinal / 500, status, coalesce(outcome, ''), coalesce(worst, 4), count(*)
    from new_rows group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
    on conflict (scan_id, bucket, status, outcome, worst) do update set count = kept.count + excluded.count;
  elsif tg_op = 'DELETE' then
    update page_counts as kept set count = kept.count - gone.count
    from (
      select scan_id, ordinal / 500 as bucket, status, coalesce(outcome, '') as outcome, coalesce(worst, 4) as worst, count(*) as count
      from old_rows group by 1, 2, 3, 4, 5
    ) as gone
    where (kept.scan_id, kept.bucket, kept.status, kept.outcome, kept.worst)
      = (gone.scan_id, gone.bucket, gone.status, gone.outcome, gone.worst);
  else
    insert into page_counts as kept (scan_id, bucket, status, outcome, worst, count)
    select scan_id, ordinal / 500, status, coalesce(outcome, ''), coalesce(worst, 4), sum(change)
    from (
      select scan_id, ordinal, status, outcome, worst, -1 as change from old_rows
      union all
      select scan_id, ordinal, status, outcome, worst, 1 from new_rows
    ) as changed
    group by 1, 2, 3, 4, 5 having sum(change) <> 0 order by 1, 2, 3, 4, 5
    on conflict (scan_id, bucket, status, outcome, worst) do update set count = kept.count + excluded.count;
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


-- 3  Findings --------------------------------------------------------------------------------------------------------------
-- src/records/issues/write-findings.ts writes all of them, and src/records/issues/false-positives changes their counts when people decide.

-- All findings of one rule and kind in a scan.
create table issue_groups (
  id bigint not null generated always as identity,
  scan_id uuid not null references scans (id),
  kind text not null check (kind in ('failed', 'needs_review')),
  rule text not null,
  engine text not null,
  -- 0 is critical, 3 is minor.
  severity_rank smallint not null,
  best_practice boolean not null,
  -- Occurrences that count: those stored and those omitted because there are too many, without false positives.
  occurrence_count integer not null,
  page_count integer not null,
  -- Numbers the stored occurrences 0, 1, 2 … without a gap, so that any offset is an index seek.
  stored_count integer not null,
  omitted_count integer not null,
  false_positive_count integer not null default 0,
  -- Parts of `occurrence_count` by verdict.
  accepted_count integer not null default 0,
  fixed_pending_count integer not null default 0,
  confirmed_count integer not null default 0,
  primary key (id, scan_id),
  unique (scan_id, kind, rule)
);

create index issue_groups_worst_first on issue_groups (scan_id, severity_rank, occurrence_count desc, rule, kind);

-- The part of a group on one page. The counts of a group and of a page are sums over these rows.
create table group_pages (
  scan_id uuid not null,
  group_id bigint not null,
  page_id bigint not null,
  stored_count integer not null,
  omitted_count integer not null,
  false_positive_count integer not null default 0,
  accepted_count integer not null default 0,
  fixed_pending_count integer not null default 0,
  confirmed_count integer not null default 0,
  primary key (group_id, page_id, scan_id)
);

create index group_pages_by_page on group_pages (page_id, scan_id);

-- Findings of a group that one change probably fixes: elements of one component with the same tag and the same measured facts
-- (src/records/issues/occurrence-pattern.ts). Its stored findings, those of them that are not marked as false positives, and
-- the pages that have such (src/records/issues/count-patterns.ts).
create table patterns (
  scan_id uuid not null,
  group_id bigint not null,
  component_id bigint not null,
  -- A hash that is the same in all scans.
  key text not null,
  stored_count integer not null,
  occurrence_count integer not null,
  page_count integer not null,
  primary key (group_id, key, scan_id)
);

create index patterns_largest on patterns (group_id, occurrence_count desc, key);
create index patterns_by_component on patterns (component_id);

-- A finding: one element of one page. There are more of these rows than of all others, so columns of a fixed length come
-- first and alignment wastes nothing. Messages and long markup are in `occurrence_texts`.
create table occurrences (
  id uuid not null,
  scan_id uuid not null,
  message_key uuid not null,
  -- The markup is in `html`, or, if it is long, in the text with this key.
  html_key uuid,
  group_id bigint not null,
  page_id bigint not null,
  component_id bigint not null,
  -- The earlier scan since which the same finding is there, and when it was created. Null: since this scan. That scan may be
  -- deleted.
  first_seen_at timestamptz,
  first_seen_scan uuid,
  -- Its number in the group.
  ordinal integer not null,
  -- How many elements of the page look the same, including this one.
  equal_count smallint not null,
  false_positive boolean not null default false,
  -- It was marked as fixed, and this scan was the next that looked.
  came_back boolean not null default false,
  -- The same for the same finding in a later scan of the page. The portable one also on a copy of the page at another origin.
  fingerprint text not null,
  portable_fingerprint text not null,
  -- The key of its pattern.
  pattern text not null,
  selector text not null,
  html text,
  -- The name of its picture, which is drawn from the picture of the page: see src/findings/page-picture.ts.
  screenshot text,
  -- The states in which it was found, separated by spaces. Null: in the default state alone.
  states text,
  -- A JSON list of the labels of what was opened to reach it. Null: the page as loaded shows it.
  path text,
  -- What a person decided, except `false_positive`, which has its own column.
  verdict text,
  -- Its place in the picture of the page, [x, y, width, height], or the reason why the picture does not show it.
  box json not null,
  primary key (group_id, ordinal, scan_id)
);

create index occurrences_by_id on occurrences (id);
create index occurrences_by_page on occurrences (page_id, group_id);
-- Finds the pages of a pattern. Occurrences of a pattern on a page share an entry.
create index occurrences_by_pattern on occurrences (group_id, pattern, false_positive, page_id);
-- Finds the first occurrences of a group that are not marked. A hundred of them share an entry.
create index occurrences_unmarked on occurrences (group_id, (ordinal / 100)) where not false_positive;
-- Counts what a mark by selector covers. Selectors are longer than an index entry may be.
create index occurrences_marked on occurrences (group_id, md5(selector)) where false_positive or verdict is not null;
create index occurrences_came_back on occurrences (group_id) where came_back and not false_positive;

-- What was said about an element, as JSON of a code and its facts (src/findings/remark.ts), or a long markup of a scan, stored once under its hash (src/records/issues/add-texts.ts, docs/decisions/0013). It stays as
-- long as the data of the scan.
create table occurrence_texts (
  scan_id uuid not null,
  key uuid not null,
  text text not null,
  primary key (scan_id, key)
);


-- 4  Components ------------------------------------------------------------------------------------------------------------
-- src/records/components/write-components.ts writes these rows together with the findings. All counts are without false positives.

-- A piece of markup, repeated on pages, that findings come from.
create table components (
  id bigint not null generated always as identity,
  scan_id uuid not null references scans (id),
  -- The same in all scans: a hash of the path.
  key text not null,
  label text not null,
  -- Those of the first one seen.
  selector text not null,
  html text not null,
  failed_count integer not null,
  needs_review_count integer not null,
  page_count integer not null,
  failed_pages integer not null,
  needs_review_pages integer not null,
  -- Without the component, these pages would have no failure, and the scores of all its pages would gain these points.
  pages_made_clean integer not null,
  score_points numeric not null,
  primary key (id, scan_id),
  unique (scan_id, key)
);

create index components_by_use on components (scan_id, score_points desc, failed_count desc, needs_review_count desc, key);

-- The part of a group in a component.
create table component_groups (
  scan_id uuid not null,
  component_id bigint not null,
  group_id bigint not null,
  stored_count integer not null,
  false_positive_count integer not null,
  accepted_count integer not null default 0,
  fixed_pending_count integer not null default 0,
  confirmed_count integer not null default 0,
  primary key (component_id, group_id, scan_id)
);

-- The part of a page in a component.
create table component_pages (
  scan_id uuid not null,
  component_id bigint not null,
  page_id bigint not null,
  failed_count integer not null,
  needs_review_count integer not null,
  makes_clean boolean not null,
  score_points numeric not null,
  -- { group: [stored, false positives, accepted, fixed and not looked at, confirmed] }. The last three may be left out.
  groups jsonb not null,
  primary key (component_id, page_id, scan_id)
);

create index component_pages_by_page on component_pages (page_id, scan_id);


-- 5  Decisions of people ---------------------------------------------------------------------------------------------------

-- A verdict on findings, for example "this is wrong". It holds for a target, from the scan on which it was made. A request
-- writes the row (src/records/triage/mark-false-positives.ts); a job then applies it to what is already recorded, and pages that are
-- recorded later apply it themselves.
create table false_positive_marks (
  id uuid primary key,
  -- The order of creation.
  sequence bigint not null generated always as identity,
  created_at timestamptz not null default now(),
  target_key text not null,
  kind text not null check (kind in ('failed', 'needs_review')),
  rule text not null,
  verdict text not null default 'false_positive'
    check (verdict in ('false_positive', 'accepted', 'fixed_pending', 'confirmed')),
  -- The last day of an accepted one, by UTC.
  until date check (until is null or verdict = 'accepted'),
  reason text,
  marked_by text,

  -- What it covers: each finding of the rule, those in a component, those at a selector, or one.
  scope text not null check (scope in ('group', 'component', 'selector', 'occurrence')),
  component text check ((component is not null) = (scope = 'component')),
  selector text check ((selector is not null) = (scope = 'selector')),
  fingerprint text check ((fingerprint is not null) = (scope = 'occurrence')),
  page_url text check ((page_url is not null) = (scope = 'occurrence')),
  -- As in `occurrences`. The mark holds while the page has this number of equal elements.
  equal_count smallint check ((equal_count is not null) = (scope = 'occurrence')),

  -- The scan on which it was made, the scans of the target that had not ended then, and each scan with a larger `sequence`.
  scan_id uuid not null,
  scan_ids jsonb not null,
  after_sequence bigint not null,
  -- `applying` and `removing`: a job is updating the pages.
  state text not null default 'applying' check (state in ('applying', 'applied', 'removing'))
);

create index false_positive_marks_by_target on false_positive_marks (target_key, kind, rule);
create index false_positive_marks_newest on false_positive_marks (target_key, sequence desc);
create index false_positive_marks_unfinished on false_positive_marks (id) where state <> 'applied';

-- A person's answer to whether a site meets a clause of a standard. It stays over scans, and no scan changes it. A request
-- writes the row (src/records/triage/decide-clause.ts).
create table clause_verdicts (
  url text not null,
  viewport_preset text not null,
  standard text not null,
  clause text not null,
  verdict text not null check (verdict in ('passed', 'failed', 'not_applicable')),
  note text,
  decided_by text,
  decided_at timestamptz not null default now(),
  primary key (url, viewport_preset, standard, clause)
);


-- 6  How a scan finds and requests pages -----------------------------------------------------------------------------------

-- A page that a sampled scan knows, in the order in which pages were found. src/finding-pages/samples draws from them.
create table known_urls (
  scan_id uuid not null references scans (id) on delete cascade,
  ordinal integer not null,
  url text not null,
  fetch_url text,
  depth smallint not null default 0,
  template text not null,
  -- It proved to be no page, or the same page as another.
  left_out boolean not null default false,
  primary key (scan_id, ordinal),
  unique (scan_id, url)
);

create index known_urls_by_template on known_urls (scan_id, md5(template), ordinal) where not left_out;

-- How many pages of a crawl have something in common. The key is a digest of it (src/records/pages/crawl-counts.ts).
create table crawl_counts (
  scan_id uuid not null references scans (id) on delete cascade,
  key uuid not null,
  count integer not null,
  primary key (scan_id, key)
);

-- A URL that a crawl dropped, by its digest, so that it counts once (src/records/pages/count-dropped.ts).
create table dropped_urls (
  scan_id uuid not null references scans (id) on delete cascade,
  identity uuid not null,
  primary key (scan_id, identity)
);

-- The kind of address that a host had when it was first requested under an agreement (`scans.agreement`). The process that
-- resolves the host first writes the row (src/worker/remember-space.ts). Every process refuses a later address of another kind,
-- so no rescan and no scan of a schedule follows a site that moves. The row stays while a scan or the schedule may need it
-- (src/records/scans/agreement.ts).
create table agreed_hosts (
  agreement uuid not null,
  host text not null,
  address_space text not null check (address_space in ('loopback', 'private', 'public')),
  primary key (agreement, host)
);

-- When the next page of a host may be requested. Claims write it, if the settings ask for a delay (src/records/pages/host-delay.ts).
create table hosts (
  host text primary key,
  next_request_at timestamptz not null
);

-- A target for which these versions of the service, the engines and the browser take over no findings: a page with known
-- content gave other findings (src/records/memo/reuse-stops.ts). The first such page is kept.
create table reuse_stops (
  target_key text not null,
  versions text not null,
  scan_id uuid not null,
  page_url text not null,
  found_at timestamptz not null default now(),
  primary key (target_key, versions)
);


-- 7  Signing in ------------------------------------------------------------------------------------------------------------

-- How scans sign in, as a person set it up (src/finding-pages/sign-ins/sign-in-store.ts).
create table sign_ins (
  id uuid primary key,
  name text not null,
  origins jsonb not null,
  kind text not null,
  "check" jsonb not null,
  -- The secret, encrypted with the key of the installation that `key_id` names. The id, the kind and the origins are bound to
  -- it, so a row that was changed by hand cannot be opened (src/service/secrets).
  sealed text not null,
  key_id text not null,
  -- Increases with each replacement. Sessions of a previous version are not used.
  version integer not null default 1,
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  last_result text check (last_result in ('signed_in', 'signed_out', 'failed'))
);

-- The session of a scan that signs in, shared by all workers (src/finding-pages/sign-ins/scan-session.ts).
create table scan_sessions (
  scan_id uuid primary key references scans (id) on delete cascade,
  -- Increases with each sign-in.
  generation integer not null default 0,
  is_open boolean not null default false,
  -- The version of the sign-in that opened it.
  version integer not null default 0,
  -- The cookies and storage that a form gave, encrypted. Null: the other kinds need only the secret of the sign-in.
  sealed text,
  -- A page that showed that the session is open.
  proof_url text,
  -- Sessions in a row that ended before a page was scanned.
  losses integer not null default 0,
  -- A worker is signing in until then.
  lease_until timestamptz
);


-- 8  What happens by itself ------------------------------------------------------------------------------------------------

-- A scan that starts by itself. The rows are the queue: a process locks one that is due, starts its scan and writes its next
-- time in one transaction, by the clock of the database (src/service/schedules).
create table schedules (
  id uuid primary key,
  -- A request body that creates a scan. It is checked again at each run.
  scan jsonb not null,
  -- The key that its scans have, as in `scans`.
  target_key text not null,
  cron text not null,
  time_zone text not null,
  enabled boolean not null,
  -- Null while it is disabled.
  next_run_at timestamptz,
  -- The scan may be deleted.
  last_scan_id uuid,
  -- Why it last started no scan.
  last_skip jsonb,
  created_at timestamptz not null default now()
);

create index schedules_by_target on schedules (target_key);
create index schedules_due on schedules (next_run_at) where next_run_at is not null;

-- Long work other than pages. The transaction that decides on it enqueues it (src/adapters/queue/enqueue-job.ts). Any process runs its
-- steps (src/service/jobs).
create table jobs (
  id uuid primary key,
  kind text not null,
  -- Its subject, for example the id of a scan. At most one unfinished job of a kind has it.
  key text not null,
  payload jsonb not null default '{}',
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed')),
  -- Where the next step continues. Each kind has its own form.
  cursor jsonb,
  -- { "done", "total" }. Null: not known.
  progress jsonb,
  -- Failures in a row.
  attempts integer not null default 0,
  -- It was asked for while it ran, so it starts again when it is done.
  again boolean not null default false,
  -- Increases with each claim. A process that lost the job writes nothing.
  claim integer not null default 0,
  run_at timestamptz not null default now(),
  lease_until timestamptz,
  last_error text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  finished_at timestamptz
);

create unique index jobs_unfinished on jobs (kind, key) where state in ('waiting', 'running');
create index jobs_due on jobs ((coalesce(lease_until, run_at))) where state in ('waiting', 'running');
create index jobs_finished on jobs (finished_at) where state = 'done';
create index jobs_newest on jobs (created_at desc, id desc);

-- Who is notified about what, as a person set it up (src/service/webhooks/webhook-store.ts).
create table webhooks (
  id uuid primary key,
  -- Scheme and host of the URL: the part of it that may be shown.
  origin text not null,
  kind text not null check (kind in ('standard', 'slack')),
  -- A list of names.
  events jsonb not null,
  enabled boolean not null,
  -- The URL and the secret, encrypted as in `sign_ins`.
  sealed text not null,
  key_id text not null,
  -- Why the service disabled it.
  stopped text check (stopped in ('gone')),
  created_at timestamptz not null default now()
);

-- A notification. The transaction that causes it writes the row (src/service/webhooks/outbox.ts), and a job of the webhook sends it.
create table webhook_deliveries (
  id uuid primary key,
  -- The order of creation.
  sequence bigint generated always as identity,
  webhook_id uuid not null references webhooks (id) on delete cascade,
  event text not null,
  data jsonb not null,
  -- The scan may be deleted.
  scan_id uuid,
  state text not null default 'pending' check (state in ('pending', 'delivered', 'failed')),
  attempts integer not null default 0,
  -- Null unless it is pending.
  next_attempt_at timestamptz default now(),
  last_attempt_at timestamptz,
  last_status integer,
  -- A sentence by code and facts.
  last_error jsonb,
  created_at timestamptz not null default now(),
  finished_at timestamptz
);

create index webhook_deliveries_due on webhook_deliveries (webhook_id, next_attempt_at) where state = 'pending';
create index webhook_deliveries_listed on webhook_deliveries (webhook_id, sequence);


-- 9  Processes, access and audit -------------------------------------------------------------------------------------------

-- A process of this installation that runs: how its browser is, and where it listens. The process renews its row; a row whose
-- lease has passed belongs to a process that ended without a word, and others remove it (src/service/processes).
create table processes (
  id uuid primary key,
  role text not null check (role in ('all', 'web', 'worker')),
  started_at timestamptz not null default now(),
  lease_until timestamptz not null,
  checks jsonb not null,
  endpoints jsonb not null default '[]'
);

-- Where the running processes listen: what no scan may reach.
create view known_endpoints as
select distinct own.host, own.port
from processes, jsonb_to_recordset(processes.endpoints) as own (host text, port integer)
where processes.lease_until > now();

-- A token that may use the service while access control is on (src/service/access/token-store.ts). Only its SHA-256 is stored. It is
-- found by its last four characters, which are not secret, and then compared in constant time.
create table access_tokens (
  id uuid primary key,
  name text not null unique,
  scope text not null check (scope in ('read', 'scan', 'admin')),
  hint text not null,
  hash text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  -- Null: it does not expire.
  expires_at timestamptz
);

create index access_tokens_hint on access_tokens (hint);

-- A browser that signed in with a token (src/service/access/browser-session.ts). It ends with the token.
create table access_sessions (
  -- The SHA-256 of its cookie.
  hash text primary key,
  token_id uuid not null references access_tokens (id) on delete cascade,
  expires_at timestamptz not null
);

create index access_sessions_token on access_sessions (token_id);
create index access_sessions_expiry on access_sessions (expires_at);

-- A link that shows a part of a scan to anyone who has it, and changes nothing (src/service/shares). It ends with its scan.
create table shares (
  id uuid primary key,
  scan_id uuid not null references scans (id) on delete cascade,
  -- The SHA-256 of its token.
  hash text not null unique,
  -- What it shows (src/service/shares/share.ts).
  subject jsonb not null,
  label text,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);

create index shares_by_scan on shares (scan_id);
create index shares_expiry on shares (expires_at);

-- Who changed what: the transaction of each change writes it, and removes rows that are older than a year
-- (src/service/audit/record-action.ts). The actor is the name of a token or of a user, or the id of a schedule, and nothing else
-- about a person. Names stay when their subject is deleted.
create table audit_events (
  id bigint generated always as identity primary key,
  created_at timestamptz not null default now(),
  actor_kind text not null check (actor_kind in ('anonymous', 'token', 'user', 'command_line', 'schedule')),
  actor_name text,
  action text not null,
  subject_id text,
  subject_name text,
  details jsonb not null default '{}'
);

create index audit_events_age on audit_events (created_at);
create index audit_events_actor on audit_events (actor_name, id);
create index audit_events_action on audit_events (action, id);
create index audit_events_subject on audit_events (subject_id, id);
