-- By which a page is known again that was taken for right before another address with the same text proved to be missing.
alter table pages add column text_digest text;

create index pages_by_text on pages (scan_id, text_digest) where text_digest is not null;

-- How many workers ended with the page in hand. A clean stop, or a retry, is none.
alter table pages add column times_lost integer not null default 0;
