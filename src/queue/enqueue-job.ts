import { sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import { newId } from '../shared/ids.ts';

export type NewJob = {
  readonly kind: string;
  /** What it is about: at most one unfinished job of a kind has this key. */
  readonly key: string;
  readonly payload?: Readonly<Record<string, unknown>>;
  /** By the database's clock; at once when it is left out. */
  readonly afterSeconds?: number;
};

/**
 * Adds a job, in the transaction that decides it: it exists exactly when the decision does. Where a job of this kind and
 * key waits, that one is enough; one that is running starts again when it is finished.
 */
export async function enqueueJob(tx: Database, { kind, key, payload = {}, afterSeconds = 0 }: NewJob): Promise<void> {
  await sql`
    insert into jobs (id, kind, key, payload, run_at)
    values (${newId()}::uuid, ${kind}, ${key}, ${JSON.stringify(payload)}::jsonb, now() + make_interval(secs => ${afterSeconds}))
    on conflict (kind, key) where state in ('waiting', 'running') do update set again = true where jobs.state = 'running' or jobs.cursor is not null
  `.execute(tx);
}

type Named = Pick<NewJob, 'kind' | 'key'>;

/** Removes a job that no process has taken, because its work was done in the request that started it. */
export async function dropWaitingJob(tx: Database, { kind, key }: Named): Promise<void> {
  await tx.deleteFrom('jobs').where('kind', '=', kind).where('key', '=', key).where('state', '=', 'waiting').execute();
}

/** Lets a job that waits for a later time run now. */
export async function runJobNow(tx: Database, { kind, key }: Named): Promise<void> {
  await tx
    .updateTable('jobs')
    .set({ run_at: sql<Date>`now()` })
    .where('kind', '=', kind)
    .where('key', '=', key)
    .where('state', '=', 'waiting')
    .execute();
}
