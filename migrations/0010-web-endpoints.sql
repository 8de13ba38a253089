-- Where the web processes of this installation listen, so that workers on other machines refuse to scan them.
-- A process renews its rows while it runs; rows whose lease has passed belong to a process that ended without a word.
create table web_endpoints (
  process_id uuid not null,
  host text not null,
  port integer not null,
  lease_until timestamptz not null,
  primary key (process_id, host, port)
);
