import { sql } from 'kysely';
import type { ScanRow } from '../scans/scan-fields.ts';
import { assertNothingWithdrawn } from './assert-nothing-withdrawn.ts';
import type { GroupRow, Occurrence } from './issue-card.ts';
import { presentCard } from './issue-card.ts';
import type { Reader } from './read-occurrences.ts';
import { readOccurrences, readSamples } from './read-occurrences.ts';

const batchSize = 500;

/** The fields of an occurrence for a reader. */
type Present = (occurrence: Occurrence) => object;

/**
 * The legacy list as JSON text, in pieces: every failed card with all its stored occurrences. Memory does not
 * grow with the scan, and a disconnected client stops the reading. Throws if the scan is deleted or pages are
 * withdrawn in the meantime.
 */
export async function* streamIssues(
  { db, catalog }: Reader,
  scan: Pick<ScanRow, 'id' | 'withdrawn_pages'>,
  present: Present = (occurrence) => occurrence,
): AsyncGenerator<string> {
  const groups = await db
    .selectFrom('issue_groups')
    .selectAll()
    .where('scan_id', '=', scan.id)
    .where('kind', '=', 'failed')
    .orderBy('severity_rank')
    .orderBy('occurrence_count', 'desc')
    .orderBy(sql`rule collate "C"`)
    .execute();
  const samples = await readSamples({ db, catalog }, groups);
  yield '[';
  for (const [index, group] of groups.entries()) {
    const sample = samples.get(group.id);
    const shown = { ...presentCard(group, catalog, null), sample: sample === undefined ? null : present(sample) };
    const card = JSON.stringify(shown);
    yield `${index === 0 ? '' : ','}${card.slice(0, -1)},"occurrences":[`;
    yield* streamOccurrences({ db, catalog }, group, present);
    yield ']}';
  }
  await assertNothingWithdrawn(db, scan);
  yield ']';
}

async function* streamOccurrences(reader: Reader, row: GroupRow, present: Present): AsyncGenerator<string> {
  for (let offset = 0; offset < row.stored_count; offset += batchSize) {
    const limit = Math.min(batchSize, row.stored_count - offset);
    const occurrences = await readOccurrences(reader, { row }, { limit, offset });
    yield (offset === 0 ? '' : ',') + occurrences.map((occurrence) => JSON.stringify(present(occurrence))).join(',');
  }
}
