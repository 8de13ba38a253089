-- The order of scans and of marks: a number from the database. Ids carry the clock of the process that made them.
alter table scans add column sequence bigint;

update scans set sequence = numbered.place
from (select id, row_number() over (order by created_at, id) as place from scans) as numbered
where numbered.id = scans.id;

alter table scans alter column sequence set not null;
alter table scans alter column sequence add generated always as identity;

select setval(pg_get_serial_sequence('scans', 'sequence'), coalesce((select max(sequence) from scans), 0) + 1, false);

drop index scans_newest;
drop index scans_by_tag;
drop index scans_by_target;
create unique index scans_newest on scans (sequence desc) where deleted_at is null;
create index scans_by_tag on scans (tag, sequence desc) where deleted_at is null;
create index scans_by_target on scans (target_key, sequence desc) where deleted_at is null;

-- A mark covers every scan of its target that comes after this number.
alter table false_positive_marks add column after_sequence bigint;

update false_positive_marks as mark set after_sequence = coalesce(
  (select sequence from scans where scans.id = mark.after_scan_id),
  (select max(sequence) from scans where scans.id < mark.after_scan_id),
  0
);

alter table false_positive_marks alter column after_sequence set not null;
alter table false_positive_marks drop column after_scan_id;

alter table false_positive_marks add column sequence bigint;

update false_positive_marks as mark set sequence = numbered.place
from (select id, row_number() over (order by created_at, id) as place from false_positive_marks) as numbered
where numbered.id = mark.id;

alter table false_positive_marks alter column sequence set not null;
alter table false_positive_marks alter column sequence add generated always as identity;

select setval(
  pg_get_serial_sequence('false_positive_marks', 'sequence'),
  coalesce((select max(sequence) from false_positive_marks), 0) + 1,
  false
);

-- What this database is known by: the file store carries the same id. Its one row is also the lock of the queue: who
-- creates a scan holds it, so that scans become visible in the order of their sequence.
create table installation (
  id uuid not null,
  only_row boolean primary key default true check (only_row)
);

insert into installation (id) values (gen_random_uuid());
