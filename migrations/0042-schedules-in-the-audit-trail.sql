-- A schedule that starts a scan is named in the audit trail: the actor's name is the id of the schedule.
alter table audit_events drop constraint audit_events_actor_kind_check;
alter table audit_events add constraint audit_events_actor_kind_check
  check (actor_kind in ('anonymous', 'token', 'user', 'command_line', 'schedule'));
