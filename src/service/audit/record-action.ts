import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Schema } from '../../adapters/db/schema.ts';
import { toStoredText } from '../../texts/stored-text.ts';
import type { Actor } from './actor.ts';
import type { AuditAction } from './audit-actions.ts';

type Done = {
  readonly action: AuditAction;
  /** The changed object. Its name is the one that people know, and stays after the object is deleted. */
  readonly subject?: { readonly id: string; readonly name?: string };
  /** Facts without secrets: names of fields, ids, kinds. */
  readonly details?: Readonly<Record<string, string | number | boolean | readonly string[] | null>>;
};

/** Older events are hidden. Writing new events removes them. */
export const keptFor = sql`interval '1 year'`;
const removedAtOnce = 20;
const longestName = 500;

/**
 * Records who changed what, in the transaction of the change, so that both are stored or neither is. Without an actor
 * the service itself made the change, which needs no record.
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
  // Each new event removes more than one expired event, so the trail stays bounded.
  await sql`
    delete from audit_events where id in (
      select id from audit_events where created_at < now() - ${keptFor} order by created_at limit ${removedAtOnce}
      for update skip locked
    )
  `.execute(tx);
}

/** A URL without its query and fragment, which may contain secrets. */
export function nameUrl(url: string): string {
  return url.split(/[?#]/, 1)[0] ?? '';
}
