-- How the pages of a scan are chosen from those that it knows: see src/samples. Null: it scans all of them.
alter table scans add column sample jsonb;

-- Why a page is in the sample: a person named it, it is a step of a process, it shows its template, or it was drawn by lot.
alter table pages add column sample_role text check (sample_role in ('named', 'process', 'template', 'random'));
alter table pages add column template text;

-- Every page that a sampled scan knows, in the order in which they were found. `left_out`: it proved to be no page, or another one.
create table known_urls (
  scan_id uuid not null references scans (id) on delete cascade,
  ordinal integer not null,
  url text not null,
  fetch_url text,
  depth smallint not null default 0,
  template text not null,
  left_out boolean not null default false,
  primary key (scan_id, ordinal),
  unique (scan_id, url)
);
create index known_urls_by_template on known_urls (scan_id, md5(template), ordinal) where not left_out;
