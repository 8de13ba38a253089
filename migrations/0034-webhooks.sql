-- Who is notified of what. `sealed` has the URL and the secret, encrypted like the secrets of sign-ins (migration 0032).
create table webhooks (
  id uuid primary key,
  -- Scheme and host of the URL: what may be shown of it.
  origin text not null,
  kind text not null check (kind in ('standard', 'slack')),
  -- A list of names.
  events jsonb not null,
  enabled boolean not null,
  sealed text not null,
  key_id text not null,
  -- Why the service turned it off.
  stopped text check (stopped in ('gone')),
  created_at timestamptz not null default now()
);

-- The outbox: written in the transaction of what it is about, and sent by a job of its webhook.
create table webhook_deliveries (
  id uuid primary key,
  sequence bigint generated always as identity,
  webhook_id uuid not null references webhooks (id) on delete cascade,
  event text not null,
  data jsonb not null,
  -- The scan that it is about. It may be deleted.
  scan_id uuid,
  state text not null default 'pending' check (state in ('pending', 'delivered', 'failed')),
  attempts integer not null default 0,
  -- Null if it is not pending.
  next_attempt_at timestamptz default now(),
  last_attempt_at timestamptz,
  last_status integer,
  last_error text,
  created_at timestamptz not null default now(),
  finished_at timestamptz
);
create index webhook_deliveries_due on webhook_deliveries (webhook_id, next_attempt_at) where state = 'pending';
create index webhook_deliveries_listed on webhook_deliveries (webhook_id, sequence);
