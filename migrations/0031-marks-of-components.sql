-- A mark may cover one rule in one component, by the component's key.
alter table false_positive_marks add column component text;
alter table false_positive_marks drop constraint false_positive_marks_scope_check;
alter table false_positive_marks add constraint false_positive_marks_scope_check
  check (scope in ('group', 'component', 'selector', 'occurrence'));
alter table false_positive_marks add constraint false_positive_marks_component_check
  check ((component is not null) = (scope = 'component'));
