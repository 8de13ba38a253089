import { sql } from 'kysely';
import type { Database } from '../../adapters/db/schema.ts';
import { lockScan, settleScan } from './change-scan.ts';
import type { ScanRow } from './scan-fields.ts';
import { drawSample } from '../../finding-pages/samples/draw-sample.ts';
import { notesSchema } from '../../texts/note.ts';
import type { Note } from '../../texts/note.ts';
import type { Saying } from '../../texts/saying.ts';

/** A scan whose sitemap only this worker may read now. `claim` fences its writes. */
export type ClaimedDiscovery = {
  readonly scanId: string;
  readonly url: string;
  readonly claim: number;
  /** The scope of the scan. The code that uses it checks its shape. */
  readonly scope: unknown;
  readonly maxPages: number | null;
  /** The language that sites are asked for. */
  readonly locale: string;
  /** True if the pages of the scan are chosen when all are known. */
  readonly isSampled: boolean;
  /** The sign-in of the scan. */
  readonly signInId: string | null;
};

const discoveryLeaseSeconds = 40;
export const renewedLease = sql<Date>`now() + make_interval(secs => ${discoveryLeaseSeconds})`;

/** The condition of a scan whose sitemap is waiting for a reader, or has lost its reader. */
export const waitsForReader = sql`deleted_at is null and status in ('queued', 'running')
        and phase in ('waiting', 'discovering')
        and scan_type = 'sitemap' and (discovery_lease_until is null or discovery_lease_until < now())`;

/** Claims the oldest scan whose sitemap is waiting for a reader, or has lost its reader. */
export async function claimDiscovery(db: Database): Promise<ClaimedDiscovery | undefined> {
  const { rows } = await sql<ClaimedDiscovery>`
    update scans set
      status = 'running', phase = 'discovering', started_at = coalesce(started_at, now()),
      discovery_claim = discovery_claim + 1, revision = revision + 1, updated_at = now(),
      discovery_lease_until = now() + make_interval(secs => ${discoveryLeaseSeconds})
    where id = (
      select id from scans
      where ${waitsForReader}
      order by sequence limit 1
      for update skip locked
    )
    returning id as "scanId", url, discovery_claim as claim, url_scope as "scope", max_pages as "maxPages", locale,
      sample is not null as "isSampled",
      sign_in_id as "signInId"
  `.execute(db);
  return rows[0];
}

/** `go-on`, or `stop`: the scan is paused, deleted, or given to another reader. */
export type Continuation = 'go-on' | 'stop';

/** Extends the lease while the sitemap is being read. */
export async function renewDiscovery(db: Database, held: ClaimedDiscovery): Promise<Continuation> {
  return db.transaction().execute(async (tx) => {
    const scan = await lockScan(tx, held.scanId);
    if (scan === undefined || !isReadBy(scan, held)) return 'stop';
    await tx.updateTable('scans').set({ discovery_lease_until: renewedLease }).where('id', '=', held.scanId).execute();
    return 'go-on';
  });
}

/**
 * Completes a sitemap that was read to its end. The scan ends with its last page, or here if all pages are already
 * scanned.
 */
export async function completeDiscovery(
  db: Database,
  held: ClaimedDiscovery,
  notes: readonly Note[],
): Promise<ScanRow | undefined> {
  return endDiscovery(db, held, { notes });
}

/** Ends a scan as failed, with the reason, because its sitemap cannot be used. */
export async function failDiscovery(
  db: Database,
  held: ClaimedDiscovery,
  failure: { readonly code: string; readonly saying: Saying; readonly notes: readonly Note[] },
): Promise<ScanRow | undefined> {
  return endDiscovery(db, held, {
    notes: failure.notes,
    error_code: failure.code,
    error_said: JSON.stringify(failure.saying),
  });
}

/**
 * Returns the sitemap to the queue, for a stop or a pause. The next reader starts again, and no page is added
 * twice.
 */
export async function releaseDiscovery(db: Database, held: ClaimedDiscovery): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const scan = await lockScan(tx, held.scanId);
    if (scan?.discovery_claim !== held.claim || scan.phase !== 'discovering') return;
    await settleScan(tx, scan, { discovery_lease_until: null });
  });
}

/** Also runs while the scan is pausing, because a sitemap that was read to its end need not be read again. */
async function endDiscovery(
  db: Database,
  held: ClaimedDiscovery,
  change: { readonly notes: readonly Note[]; readonly error_code?: string; readonly error_said?: string },
): Promise<ScanRow | undefined> {
  return db.transaction().execute(async (tx) => {
    const scan = await lockScan(tx, held.scanId);
    if (scan === undefined || !isReader(scan, held)) return undefined;
    // Pages that are already scanned may have added notes.
    const notes = [...change.notes, ...notesSchema.parse(scan.notes)];
    // Pages that a person named may still be waiting.
    const drawn = await drawSample(tx, scan);
    return settleScan(tx, scan, { phase: 'scanning', ...change, ...drawn, notes, discovery_lease_until: null });
  });
}

/** True if this reader may add pages to the scan. */
export function isReadBy(scan: ScanRow, held: ClaimedDiscovery): boolean {
  return scan.status === 'running' && isReader(scan, held);
}

function isReader(scan: ScanRow, held: ClaimedDiscovery): boolean {
  const isOpen = scan.status === 'running' || scan.status === 'pausing';
  return isOpen && scan.phase === 'discovering' && scan.discovery_claim === held.claim;
}
