-- User preferences that the pages of a scan are looked at with, in addition to their default state.
alter table scans add column states jsonb not null default '[]';
-- Of these, the ones in which the page was looked at in full.
alter table pages add column states jsonb not null default '[]';
-- Where the element was found, separated by spaces. Null: in the default state alone.
alter table occurrences add column states text;
