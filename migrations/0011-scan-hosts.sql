-- Where a host of a scan led when the scan first asked for it: public, in a private network, or on this machine. Written
-- once by the process that resolves it first; a later answer of another kind is refused, whichever process gets it.
create table scan_hosts (
  scan_id uuid not null references scans (id) on delete cascade,
  host text not null,
  address_space text not null check (address_space in ('loopback', 'private', 'public')),
  primary key (scan_id, host)
);
