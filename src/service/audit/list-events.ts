import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import { z } from 'zod';
import type { AuditEventsTable } from '../../adapters/db/access-tables.ts';
import type { Database } from '../../adapters/db/schema.ts';
import { actorKinds } from './actor.ts';
import { auditActions } from './audit-actions.ts';
import type { AuditAction } from './audit-actions.ts';
import { keptFor } from './record-action.ts';
import { subjectExists } from './subject-exists.ts';

const detailsSchema = z.record(
  z.string(),
  z.union([z.string(), z.number(), z.boolean(), z.array(z.string()), z.null()]),
);
// A newer version may have written actions that this one does not know.
const actionSchema = z.string().describe(`One of: ${auditActions.join(', ')}.`);

export const auditEventSchema = z
  .object({
    id: z.string(),
    created_at: z.iso.datetime({ precision: 3 }),
    actor: z.object({
      kind: z.enum(actorKinds),
      name: z
        .string()
        .nullable()
        .describe('The name of the token or of the user, or the id of the schedule. Null: unknown.'),
    }),
    action: actionSchema,
    subject: z
      .object({
        id: z.string(),
        name: z.string().nullable(),
        exists: z.boolean().describe('It was not deleted. For a mark: the scan was not deleted.'),
      })
      .nullable()
      .describe('The object that was changed, with the name that it had then.'),
    details: detailsSchema,
  })
  .meta({ id: 'AuditEvent', description: 'Who changed what, and when. It contains no secrets.' });

export type AuditEvent = z.infer<typeof auditEventSchema>;

export type AuditQuery = {
  readonly actor?: string | undefined;
  readonly action?: AuditAction | undefined;
  readonly subject?: string | undefined;
  /** Limits the list to events older than the one with this id. */
  readonly before?: string | undefined;
  readonly limit: number;
};

/** Newest first. `next` is the `before` of the following page, or null at the end. */
export async function listEvents(
  db: Database,
  { actor, action, subject, before, limit }: AuditQuery,
): Promise<{ readonly events: readonly AuditEvent[]; readonly next: string | null }> {
  const conditions = [
    sql<boolean>`created_at >= now() - ${keptFor}`,
    ...(actor === undefined ? [] : [sql<boolean>`actor_name = ${actor}`]),
    ...(action === undefined ? [] : [sql<boolean>`action = ${action}`]),
    ...(subject === undefined ? [] : [sql<boolean>`subject_id = ${subject}`]),
    ...(before === undefined ? [] : [sql<boolean>`id < ${before}::bigint`]),
  ];
  const { rows } = await sql<EventRow>`
    select *, ${subjectExists} as subject_exists from audit_events where ${sql.join(conditions, sql` and `)} order by id desc limit ${limit + 1}
  `.execute(db);
  const events = rows.slice(0, limit).map(present);
  return { events, next: rows.length > limit ? (events.at(-1)?.id ?? null) : null };
}

type EventRow = Selectable<AuditEventsTable> & { readonly subject_exists: boolean };

function present(row: EventRow): AuditEvent {
  const { subject_id: id, subject_name: name, subject_exists: exists } = row;
  return {
    id: String(row.id),
    created_at: row.created_at.toISOString(),
    actor: { kind: row.actor_kind, name: row.actor_name },
    action: row.action,
    subject: id === null ? null : { id, name, exists },
    details: detailsSchema.parse(row.details),
  };
}
