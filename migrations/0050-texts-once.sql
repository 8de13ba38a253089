-- No older program works: it reads and writes texts of occurrences in columns that no longer exist.
-- Messages and long markup repeat on the pages of a scan: each is stored once, under a hash of it (src/issues/add-texts.ts). What
-- finds an occurrence by its fingerprint knows the URL of its page, so no index has fingerprints. See decision 13.
create table occurrence_texts (
  scan_id uuid not null,
  key uuid not null,
  text text not null
);

create function key_of_text(text text) returns uuid language sql immutable as $$
  select encode(substring(sha256(convert_to(text, 'UTF8')) for 16), 'hex')::uuid
$$;

insert into occurrence_texts (scan_id, key, text)
select scan_id, key_of_text(text), text from (
  select scan_id, message as text from occurrences group by 1, 2
  union select scan_id, html from occurrences where char_length(html) >= 256 group by 1, 2
) as found;

alter table occurrence_texts add primary key (scan_id, key);

-- What has a fixed length is first, so that nothing is lost to alignment.
create table placed_occurrences (
  id uuid not null,
  scan_id uuid not null,
  message_key uuid not null,
  html_key uuid,
  group_id bigint not null,
  page_id bigint not null,
  component_id bigint,
  ordinal integer not null,
  equal_count smallint,
  false_positive boolean not null default false,
  came_back boolean not null default false,
  fingerprint text not null,
  portable_fingerprint text,
  selector text not null,
  html text,
  earlier_fingerprint text,
  screenshot text,
  states text,
  verdict text,
  box json
);

insert into placed_occurrences
select id, scan_id, key_of_text(message), case when char_length(html) >= 256 then key_of_text(html) end, group_id, page_id, component_id, ordinal, equal_count, false_positive, came_back,
  fingerprint, portable_fingerprint, selector, case when char_length(html) < 256 then html end, earlier_fingerprint, screenshot, states, verdict, box
from occurrences;

drop function key_of_text;
drop table occurrences;
alter table placed_occurrences rename to occurrences;

alter table occurrences add primary key (group_id, ordinal, scan_id);
create index occurrences_by_id on occurrences (id);
create index occurrences_by_page on occurrences (page_id, group_id);
-- Rows that look equal here share an entry: a card looks for the first hundred with an occurrence that is not marked.
create index occurrences_unmarked on occurrences (group_id, (ordinal / 100)) where not false_positive;
create index occurrences_marked on occurrences (group_id, md5(selector)) where false_positive or verdict is not null;
create index occurrences_came_back on occurrences (group_id) where came_back and not false_positive;

alter table occurrences
  add constraint occurrences_of_group foreign key (group_id, scan_id) references issue_groups (id, scan_id),
  add constraint occurrences_of_page foreign key (page_id, scan_id) references pages (id, scan_id);
