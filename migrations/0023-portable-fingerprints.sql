-- Names of findings that do not contain a host, so that scans of one site at two origins can be compared. Scans that began
-- before have no such names, or not on every page.
alter table occurrences add column portable_fingerprint text;
alter table scans add column has_portable_fingerprints boolean not null default false;
alter table scans alter column has_portable_fingerprints set default true;
