import type { Selectable, Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Database, Schema } from '../../adapters/db/schema.ts';
import type { ScanSessionsTable } from '../../adapters/db/sign-in-tables.ts';

export type ScanSessionRow = Selectable<ScanSessionsTable>;

/** Longer than any sign-in takes. */
const leaseSeconds = 150;

export async function findSession(db: Database, scanId: string): Promise<ScanSessionRow | undefined> {
  return db.selectFrom('scan_sessions').selectAll().where('scan_id', '=', scanId).executeTakeFirst();
}

/**
 * Reserves the sign-in of the scan for this worker. Returns false if another worker has it. Throws if the scan was
 * deleted or has ended.
 */
export async function claimSigningIn(db: Database, scanId: string): Promise<boolean> {
  await db
    .selectFrom('scans')
    .select('id')
    .where('id', '=', scanId)
    .where('deleted_at', 'is', null)
    .where('finished_at', 'is', null)
    .executeTakeFirstOrThrow();
  const { rows } = await sql`
    insert into scan_sessions (scan_id, lease_until)
    select id, now() + make_interval(secs => ${leaseSeconds}) from scans
    where id = ${scanId}::uuid and deleted_at is null
    on conflict (scan_id) do update set lease_until = excluded.lease_until
      where scan_sessions.lease_until is null or scan_sessions.lease_until < now()
    returning scan_id
  `.execute(db);
  return rows.length > 0;
}

export type OpenedSession = {
  /** The version of the sign-in. */
  readonly version: number;
  readonly sealed: string | null;
  readonly proofUrl: string | null;
};

/** Stores the session for all workers. Returns undefined if the scan is gone or has ended. */
export async function storeSession(
  db: Database,
  scanId: string,
  { version, sealed, proofUrl }: OpenedSession,
): Promise<ScanSessionRow | undefined> {
  return db
    .updateTable('scan_sessions')
    .set({
      generation: sql`generation + 1`,
      is_open: true,
      lease_until: null,
      version,
      sealed,
      proof_url: proofUrl,
    })
    .where('scan_id', '=', scanId)
    .where(sql<boolean>`exists (select 1 from scans where id = ${scanId}::uuid and finished_at is null)`)
    .returningAll()
    .executeTakeFirst();
}

/** Lets another worker try. */
export async function releaseSigningIn(db: Database, scanId: string): Promise<void> {
  await db.updateTable('scan_sessions').set({ lease_until: null }).where('scan_id', '=', scanId).execute();
}

/** Forgets the rest of the session, so that the next page signs in again. The caller holds the scan's row. */
export async function closeSession(
  tx: Transaction<Schema>,
  scanId: string,
  change: { readonly losses: number },
): Promise<void> {
  await tx
    .updateTable('scan_sessions')
    .set({ ...change, is_open: false, sealed: null, proof_url: null })
    .where('scan_id', '=', scanId)
    .execute();
}

type Ended = { readonly scan: { readonly id: string; readonly sign_in_id: string | null }; readonly isEnd: boolean };

export async function closeEndedSession(tx: Transaction<Schema>, { scan, isEnd }: Ended): Promise<void> {
  if (isEnd && scan.sign_in_id !== null) await closeSession(tx, scan.id, { losses: 0 });
}

/**
 * Records that a page was scanned in this session. Returns false if the session has ended. Only a page that proves to
 * be signed in then counts. The caller holds the scan's row.
 */
export async function confirmSession(
  tx: Transaction<Schema>,
  scanId: string,
  { generation, proofUrl }: { readonly generation: number; readonly proofUrl: string | null },
): Promise<boolean> {
  const confirmed = await tx
    .updateTable('scan_sessions')
    .set({ losses: 0, proof_url: sql<string | null>`coalesce(proof_url, ${proofUrl}::text)` })
    .where('scan_id', '=', scanId)
    .where('generation', '=', generation)
    .where('is_open', '=', true)
    .executeTakeFirst();
  return confirmed.numUpdatedRows === 1n;
}
