-- The processes of this installation that can start a browser, and how it does in each. A process renews its row while it
-- runs; a row whose lease has passed belongs to a process that ended without a word.
create table processes (
  id uuid primary key,
  role text not null check (role in ('all', 'web', 'worker')),
  started_at timestamptz not null default now(),
  lease_until timestamptz not null,
  checks jsonb not null
);

-- Generic family → face, as the browser that scanned the first page showed them. Null for scans of an earlier version.
alter table scans add column fonts jsonb;
