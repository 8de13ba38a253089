-- Elements that an engine failed or left undecided, and that a second look decided to pass.
alter table pages add column decided_passes integer not null default 0;
