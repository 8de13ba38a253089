-- Fingerprints by the second rule: of both kinds, and with the digits of URLs. A scan keeps the rule that it began with.
-- Scans of a target that has scans or marks by the first rule keep both fingerprints of each occurrence.
alter table scans add column fingerprint_version smallint not null default 1 check (fingerprint_version in (1, 2));
alter table scans alter column fingerprint_version set default 2;
alter table scans add column keeps_earlier_fingerprints boolean not null default false;
alter table occurrences add column earlier_fingerprint text;

create index occurrences_by_earlier_fingerprint on occurrences (scan_id, earlier_fingerprint) where earlier_fingerprint is not null;

-- How many elements of the page look equal, this one included; null under the first rule. A mark on one of them holds while
-- their number is the same.
alter table occurrences add column equal_count smallint;
alter table false_positive_marks add column equal_count smallint;

-- Selectors of the frames that were not reached: findings in them cannot be compared. Null: some, and it is not known which.
alter table pages add column unreached_frames jsonb default '[]';
update pages set unreached_frames = null where notes @> '[{"code": "truncated_frames"}]';
