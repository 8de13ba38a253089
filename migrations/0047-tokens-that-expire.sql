-- From then on a token is refused. Null: it does not expire.
alter table access_tokens add column expires_at timestamptz;
