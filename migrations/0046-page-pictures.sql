-- A picture of a page: the name of its file, and in CSS pixels its size and the height of the whole page. Null: none was taken.
alter table pages add column picture jsonb;

-- Where the element is in the picture of its page: [x, y, width, height]. Null: it is not in it, or there is none.
alter table occurrences add column box jsonb;

create index pages_pictured on pages (scan_id) where picture is not null;
