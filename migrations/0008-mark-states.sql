-- One word for a mark that is being undone.
alter table false_positive_marks drop constraint false_positive_marks_state_check;
update false_positive_marks set state = 'removing' where state = 'taking_back';
alter table false_positive_marks add constraint false_positive_marks_state_check check (state in ('applying', 'applied', 'removing'));
