-- Programs since 0051 keep working.
-- The language of the messages that the engines wrote about a page: en or de. Null: not known.
alter table pages add column message_language text;
