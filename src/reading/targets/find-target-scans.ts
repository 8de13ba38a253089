import { sql } from 'kysely';
import type { Database } from '../../adapters/db/schema.ts';
import type { ScanRow } from '../../records/scans/scan-fields.ts';
import { scanTypes } from '../../records/scans/scan-types.ts';
import type { ScanType } from '../../records/scans/scan-types.ts';
import type { ViewportPreset } from '../../records/scans/viewport-presets.ts';
import { normalizeUrl } from '../../url/page-url.ts';
import { Refused } from '../../texts/refused.ts';

/** A URL, as given or normalized. Undefined fields take their values from the latest scan of the URL. */
export type TargetQuery = {
  readonly url: string;
  readonly viewport: ViewportPreset | undefined;
  readonly scanType: ScanType | undefined;
  /** The id of a sign-in. Null: without one. */
  readonly signIn: string | null | undefined;
};

/** The scans of one target, which can be compared with each other. */
export type TargetScans = {
  /** The latest of all scans, even if it has not ended. */
  readonly latest: ScanRow;
  /** The latest ended scans, oldest first; at least one. */
  readonly ended: readonly ScanRow[];
  /** The number of ended scans that are older than these. */
  readonly earlier: number;
  readonly unfinished: number;
};

/**
 * Costs an index seek, and the rows of the one target. Throws Refused: `target_not_found`, `target_not_ready` if none
 * of its scans has ended.
 */
export async function getTargetScans(db: Database, target: TargetQuery, most: number): Promise<TargetScans> {
  const latest = await findLatest(db, target);
  if (latest === undefined) throw new Refused({ code: 'target_not_found' });
  const all = db
    .selectFrom('scans')
    .where('target_key', '=', latest.target_key)
    .where('viewport_preset', '=', latest.viewport_preset)
    .where('locale', '=', latest.locale)
    .where('sign_in_id', latest.sign_in_id === null ? 'is' : '=', latest.sign_in_id)
    .where('deleted_at', 'is', null);
  const counted = await all
    .select(sql<number>`count(*) filter (where finished_at is not null)::integer`.as('ended'))
    .select(sql<number>`count(*)::integer`.as('total'))
    .executeTakeFirstOrThrow();
  const ended = await all
    .where('finished_at', 'is not', null)
    .selectAll()
    .orderBy('sequence', 'desc')
    .limit(most)
    .execute();
  if (ended.length === 0) throw new Refused({ code: 'target_not_ready' });
  return {
    latest,
    ended: ended.toReversed(),
    earlier: Math.max(0, counted.ended - ended.length),
    unfinished: counted.total - counted.ended,
  };
}

async function findLatest(
  db: Database,
  { url, viewport, scanType, signIn }: TargetQuery,
): Promise<ScanRow | undefined> {
  const parsed = normalizeUrl(url);
  const types = scanType === undefined ? scanTypes : [scanType];
  const keys = types.map((type) => `${type} ${parsed.ok ? parsed.url : url}`);
  return db
    .selectFrom('scans')
    .selectAll()
    .where('target_key', 'in', keys)
    .where('deleted_at', 'is', null)
    .$if(viewport !== undefined, (query) => query.where('viewport_preset', '=', viewport ?? ''))
    .$if(signIn !== undefined, (query) => query.where('sign_in_id', signIn === null ? 'is' : '=', signIn ?? null))
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst();
}
