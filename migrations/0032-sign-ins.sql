-- How scans sign in. `sealed` is encrypted with the key of the installation, whose id is `key_id`; the id, the kind and the origins
-- are bound to it, so that a row that was changed cannot be opened.
create table sign_ins (
  id uuid primary key,
  name text not null,
  origins jsonb not null,
  kind text not null,
  "check" jsonb not null,
  sealed text not null,
  key_id text not null,
  -- Increases with every replacement: sessions of an older version are not used.
  version integer not null default 1,
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  last_result text check (last_result in ('signed_in', 'signed_out', 'failed'))
);

-- The name stays when the sign-in is deleted.
alter table scans add column sign_in_id uuid;
alter table scans add column sign_in_name text;

-- The session of a scan that signs in, for all workers. `generation` increases with every sign-in.
create table scan_sessions (
  scan_id uuid primary key references scans (id) on delete cascade,
  generation integer not null default 0,
  is_open boolean not null default false,
  -- Of the sign-in that opened it.
  version integer not null default 0,
  -- What a form gave: encrypted like the sign-in. Null for the other kinds, which need nothing more.
  sealed text,
  -- A page that showed that the session is open.
  proof_url text,
  -- Sessions in a row that ended before a page was scanned.
  losses integer not null default 0,
  -- A worker is signing in until then.
  lease_until timestamptz
);

-- The session in which a page was scanned that shows nothing by which it proves to be signed in. If that session turns out to have
-- ended, the page is scanned again.
alter table pages add column unproven_session integer;
create index pages_unproven on pages (scan_id, unproven_session) where unproven_session is not null;
