-- Long work that is not a page: each job is started in the transaction that decides it, and any process continues it.
create table jobs (
  id uuid primary key,
  kind text not null,
  -- What it is about, for example a scan's id: at most one unfinished job of a kind has it.
  key text not null,
  payload jsonb not null default '{}',
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed')),
  -- Where the next step continues, in the words of the kind.
  cursor jsonb,
  -- { "done", "total" } in units of the kind; null where it is not known.
  progress jsonb,
  -- Failures in a row.
  attempts integer not null default 0,
  -- It was asked for again while it ran: it starts again when it is finished.
  again boolean not null default false,
  -- Grows with each claim: a process that lost the job writes nothing.
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

-- What an earlier version left unfinished.
insert into jobs (id, kind, key) select gen_random_uuid(), 'delete-scan', id::text from scans where deleted_at is not null;
insert into jobs (id, kind, key) select gen_random_uuid(), 'apply-mark', id::text from false_positive_marks where state = 'applying';
insert into jobs (id, kind, key) select gen_random_uuid(), 'remove-mark', id::text from false_positive_marks where state = 'taking_back';
