-- A card shows the first occurrence of its group that is not marked: without this it walks past every marked one.
create index occurrences_unmarked on occurrences (group_id, ordinal) where not false_positive;
