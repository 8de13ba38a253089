-- Outcomes that a person has decided to analyze all the same: a list of codes.
alter table scans add column accept jsonb not null default '[]';

-- Set on a page that was analyzed although it had this outcome.
alter table pages add column accepted_outcome text;

create index pages_accepted on pages (scan_id, accepted_outcome, ordinal) where accepted_outcome is not null;
