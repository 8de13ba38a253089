-- Programs since 0050 keep working.
-- Not only additive: nothing that older programs write or remove depended on these keys.
-- The keys were checked 72 times for a page with 30 occurrences. Findings are written by one statement, under the lock of their scan, which also
-- gives the ids of their groups (src/issues/write-findings.ts). test/databases/check-invariants.ts checks what the keys did.
alter table group_pages drop constraint group_pages_of_group, drop constraint group_pages_of_page;
alter table occurrences drop constraint occurrences_of_group, drop constraint occurrences_of_page;
