import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Schema } from '../../adapters/db/schema.ts';
import { toStoredText } from '../../texts/stored-text.ts';
import type { Actor } from './actor.ts';
import type { AuditAction } from './audit-actions.ts';

type Done = {
  readonly action: AuditAction;
  /** What was changed. The name is how people know it, and stays when it is deleted. */
  readonly subject?: { readonly id: string; readonly name?: string };
  /** Facts without secrets: names of fields, ids, kinds. */
  readonly details?: Readonly<Record<string, string | number | boolean | readonly string[] | null>>;
};

/** Events older than this are not shown, and are removed as new ones are written. */
export const keptFor = sql`interval '1 year'`;
const removedAtOnce = 20;
const longestName = 500;

/**
 * Notes who changed what, in the transaction that changes it: both are stored, or neither is. Without an actor the
 * service itself does it, and nothing is noted.
 */
export async function recordAction(tx: Transaction<Schema>, by: Actor | undefined, done: Done): Promise<void> {
  if (by === undefined) return;
  await tx
    .insertInto('audit_events')
    .values({
      actor_kind: by.kind,
      actor_name: by.name,
      action: done.action,
      subject_id: done.subject?.id ?? null,
      subject_name: done.subject?.name === undefined ? null : toStoredText(done.subject.name, longestName),
      details: JSON.stringify(done.details ?? {}),
    })
    .execute();
  // Each event removes more than one that has had its time, so the trail does not grow without end.
  await sql`
    delete from audit_events where id in (
      select id from audit_events where created_at < now() - ${keptFor} order by created_at limit ${removedAtOnce}
      for update skip locked
    )
  `.execute(tx);
}

/** A URL without its query and its fragment, which may contain secrets. */
export function nameUrl(url: string): string {
  return url.split(/[?#]/, 1)[0] ?? '';
}
