-- Who may use the service while access control is on. Of a token, only its SHA-256 is stored. It is found by its last four characters,
-- which are not secret, and then compared in constant time.
create table access_tokens (
  id uuid primary key,
  name text not null unique,
  scope text not null check (scope in ('read', 'scan', 'admin')),
  hint text not null,
  hash text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index access_tokens_hint on access_tokens (hint);

-- A browser that signed in with a token. It ends with the token.
create table access_sessions (
  hash text primary key,
  token_id uuid not null references access_tokens (id) on delete cascade,
  expires_at timestamptz not null
);
create index access_sessions_token on access_sessions (token_id);
create index access_sessions_expiry on access_sessions (expires_at);
