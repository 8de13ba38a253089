import { sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import { newId } from '../../ids/ids.ts';

export type NewJob = {
  readonly kind: string;
  /** Identifies the object that the job works on. Each kind has at most one unfinished job per key. */
  readonly key: string;
  readonly payload?: Readonly<Record<string, unknown>>;
  /** The delay by the database's clock. Without it, the job runs immediately. */
  readonly afterSeconds?: number;
};

/**
 * Adds a job in the transaction that decides it, so the job exists exactly if the decision does. If a job of this kind
 * and key is waiting, it adds none. If one is running, that job restarts when it ends.
 */
export async function enqueueJob(tx: Database, { kind, key, payload = {}, afterSeconds = 0 }: NewJob): Promise<void> {
  await sql`
    insert into jobs (id, kind, key, payload, run_at)
    values (${newId()}::uuid, ${kind}, ${key}, ${JSON.stringify(payload)}::jsonb, now() + make_interval(secs => ${afterSeconds}))
    on conflict (kind, key) where state in ('waiting', 'running') do update set again = true
      where jobs.state = 'running' or jobs.cursor is not null
  `.execute(tx);
}

type Named = Pick<NewJob, 'kind' | 'key'>;

/** Removes an unclaimed job, because the request that started it also did its work. */
export async function dropWaitingJob(tx: Database, { kind, key }: Named): Promise<void> {
  await tx.deleteFrom('jobs').where('kind', '=', kind).where('key', '=', key).where('state', '=', 'waiting').execute();
}

/** Makes a job due now that waits for a later time. */
export async function runJobNow(tx: Database, { kind, key }: Named): Promise<void> {
  await tx
    .updateTable('jobs')
    .set({ run_at: sql<Date>`now()` })
    .where('kind', '=', kind)
    .where('key', '=', key)
    .where('state', '=', 'waiting')
    .execute();
}
