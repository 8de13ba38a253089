import { sql } from 'kysely';
import type { Database } from './schema.ts';

/** Everything that the primary had acknowledged at one moment. */
export type WalPosition = {
  /** Of the log that a replica replays. */
  readonly lsn: string;
  /** Equal on all servers of one cluster. */
  readonly cluster: string;
  /** Changes with each fail-over. The same position of two timelines may have different content. */
  readonly timeline: number;
};

/** `ahead`: has all of it. `behind`: has replayed less. `primary`: accepts writes. `other`: does not follow this primary. */
export type ReplicaState = 'ahead' | 'behind' | 'primary' | 'other';

/**
 * The position up to which every commit counts that the primary has acknowledged by now, of any process. A commit is flushed before it
 * is acknowledged, unless the server is set to be quicker than its disk.
 */
export async function readPosition(primary: Database): Promise<WalPosition> {
  const { rows } = await sql<WalPosition>`
    select
      (case when current_setting('synchronous_commit') = 'off' then pg_current_wal_insert_lsn() else pg_current_wal_flush_lsn() end)::text as lsn,
      system_identifier::text as cluster,
      ('x' || left(pg_walfile_name(pg_current_wal_flush_lsn()), 8))::bit(32)::integer as timeline
    from pg_control_system()
  `.execute(primary);
  const [position] = rows;
  if (position === undefined) throw new Error('The database server names no position.');
  return position;
}

/**
 * Whether a server has replayed the log up to a position. Its timeline is that of its last restart point, so for some minutes after a
 * fail-over it counts as another one.
 */
export async function compareReplica(
  replica: Database,
  { lsn, cluster, timeline }: WalPosition,
): Promise<ReplicaState> {
  const { rows } = await sql<{ state: ReplicaState }>`
    select case
      when not pg_is_in_recovery() then 'primary'
      when (select system_identifier::text from pg_control_system()) <> ${cluster} then 'other'
      when greatest(
        (select timeline_id from pg_control_checkpoint()), (select min_recovery_end_timeline from pg_control_recovery())
      ) <> ${timeline}::integer then 'other'
      when pg_last_wal_replay_lsn() >= ${lsn}::pg_lsn then 'ahead'
      else 'behind'
    end as state
  `.execute(replica);
  return rows[0]?.state ?? 'behind';
}
