import type { Database } from '../../adapters/db/schema.ts';
import type { Pattern } from '../../records/issues/list-patterns.ts';
import { listPatterns } from '../../records/issues/list-patterns.ts';
import type { PageRecord } from '../../records/pages/list-pages.ts';
import type { StoredOccurrence } from '../read-occurrence-batch.ts';
import type { ReportGroup, ReportHead } from '../report-model.ts';
import { streamOccurrences } from '../stream-occurrences.ts';
import { streamPageRecords } from '../stream-page-records.ts';

/** A workbook is made in memory: 20,000 rows of occurrences take about 100 MB for a second. */
const mostOccurrences = 20_000;
export const mostPages = 20_000;
const mostPatterns = 5_000;
const mostPatternsOfIssue = 200;

/** `component`: its place in the page, as in the sheet of components. */
export type ListedOccurrence = {
  readonly group: ReportGroup;
  readonly occurrence: StoredOccurrence;
  readonly component: string | null;
};
export type ListedPattern = {
  readonly group: ReportGroup;
  readonly pattern: Pattern;
  readonly component: string | null;
};

export async function collectOccurrences(
  db: Database,
  groups: readonly ReportGroup[],
): Promise<readonly ListedOccurrence[]> {
  const found: ListedOccurrence[] = [];
  for (const group of groups) {
    for await (const batch of streamOccurrences(db, group)) {
      const open = batch.filter((occurrence) => !occurrence.false_positive);
      const listed = open.slice(0, mostOccurrences - found.length);
      const labels = await readLabels(db, group, listed);
      found.push(...listed.map((occurrence) => ({ group, occurrence, component: labels.get(occurrence.id) ?? null })));
      if (found.length >= mostOccurrences) return found;
    }
  }
  return found;
}

/** The labels of the components that occurrences are in, by the id of the occurrence. */
async function readLabels(
  db: Database,
  { id }: ReportGroup,
  occurrences: readonly { readonly id: string }[],
): Promise<ReadonlyMap<string, string>> {
  if (occurrences.length === 0) return new Map();
  const rows = await db
    .selectFrom('occurrences')
    .innerJoin('components', 'components.id', 'occurrences.component_id')
    .select(['occurrences.id', 'components.label'])
    .where('occurrences.group_id', '=', id)
    .where(
      'occurrences.id',
      'in',
      occurrences.map((one) => one.id),
    )
    .execute();
  return new Map(rows.map((row) => [row.id, row.label]));
}

/** The patterns of each issue, largest first. */
export async function collectPatterns(
  db: Database,
  { catalog, scan }: ReportHead,
  groups: readonly ReportGroup[],
): Promise<readonly ListedPattern[]> {
  const found: ListedPattern[] = [];
  for (const group of groups) {
    const limit = Math.min(mostPatternsOfIssue, mostPatterns - found.length);
    if (limit === 0) break;
    const { kind, key } = group.card;
    const { patterns } = await listPatterns({ db, catalog }, { scanId: scan.id, kind, key }, { limit, offset: 0 });
    const labels = await readLabels(
      db,
      group,
      patterns.map(({ sample }) => sample),
    );
    found.push(...patterns.map((pattern) => ({ group, pattern, component: labels.get(pattern.sample.id) ?? null })));
  }
  return found;
}

export async function collectPages(db: Database, head: ReportHead): Promise<readonly PageRecord[]> {
  const pages: PageRecord[] = [];
  for await (const batch of streamPageRecords(db, head)) {
    pages.push(...batch.slice(0, mostPages - pages.length));
    if (pages.length >= mostPages) break;
  }
  return pages;
}
