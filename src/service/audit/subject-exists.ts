import { sql } from 'kysely';

const uuid = (text: ReturnType<typeof sql>) =>
  sql`case when ${text} ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then (${text})::uuid end`;

const subjectId = uuid(sql`audit_events.subject_id`);
const scanId = uuid(sql`audit_events.details ->> 'scan_id'`);

/**
 * True if the subject of a row of `audit_events` is still there. A mark counts as long as its scan is there, because the
 * scan shows what the decision was about. Ids are cast and not the keys, so that the indexes of the keys are used.
 */
export const subjectExists = sql<boolean>`coalesce(case split_part(audit_events.action, '.', 1)
  when 'scan' then exists (select from scans where scans.id = ${subjectId} and scans.deleted_at is null)
  when 'mark' then exists (select from scans where scans.id = ${scanId} and scans.deleted_at is null)
  when 'verdict' then exists (select from targets where targets.url = audit_events.subject_name)
  when 'sign_in' then exists (select from sign_ins where sign_ins.id = ${subjectId})
  when 'schedule' then exists (select from schedules where schedules.id = ${subjectId})
  when 'webhook' then exists (select from webhooks where webhooks.id = ${subjectId})
  when 'share' then exists (select from shares where shares.id = ${subjectId} and shares.expires_at > now())
  when 'token' then exists (select from access_tokens where access_tokens.id = ${subjectId})
end, false)`;
