-- Who changed what. Written in the transaction of the change. The actor is the name of a token or of a user, and nothing else about a
-- person. Names stay when what they name is deleted. Events are kept for a year: see src/audit/record-action.ts.
create table audit_events (
  id bigint generated always as identity primary key,
  created_at timestamptz not null default now(),
  actor_kind text not null check (actor_kind in ('anonymous', 'token', 'user', 'command_line')),
  actor_name text,
  action text not null,
  subject_id text,
  subject_name text,
  details jsonb not null default '{}'
);
create index audit_events_age on audit_events (created_at);
create index audit_events_actor on audit_events (actor_name, id);
create index audit_events_action on audit_events (action, id);
create index audit_events_subject on audit_events (subject_id, id);
