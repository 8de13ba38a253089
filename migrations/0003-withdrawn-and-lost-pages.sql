-- By which a page is known again that was taken for right before another address with the same text proved to be missing.
alter table pages add column text_digest text;

create index pages_by_text on pages (scan_id, text_digest) where text_digest is not null;

-- How many workers ended with the page in hand. A clean stop, or a retry, is none.
alter table pages add column times_lost integer not null default 0;

-- How many pages were taken back after their findings had been written: whoever reads them all meanwhile has to know.
alter table scans add column withdrawn_pages integer not null default 0;
