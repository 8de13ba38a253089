-- The list of a target's marks, newest first, reads the rows that it shows, not every mark of the target.
create index false_positive_marks_newest on false_positive_marks (target_key, sequence desc);
