-- Which rules enter the score. Scans that began before have the first version, also where they end after.
alter table scans add column score_version smallint not null default 1;
alter table scans alter column score_version set default 2;
