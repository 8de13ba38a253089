import type { Database } from '../../adapters/db/schema.ts';
import type { FindingKind } from '../../engines/finding.ts';
import { keyOfPath } from './name-components.ts';

/** An element that could get a picture. `component`: its path. */
export type Candidate = { readonly kind: FindingKind; readonly rule: string; readonly component: string };

/** The limit of pages on which a component gets pictures, in one scan. */
const mostPages = 3;
/** The limit of pictures on the first of these pages, each of another rule. */
const mostOnFirstPage = 3;
const mostPerPage = 24;

/** The elements of a page that get a picture, failures first: a few of each component, spread over pages. */
export async function choosePictures<Chosen extends Candidate>(
  db: Database,
  scanId: string,
  candidates: readonly Chosen[],
): Promise<readonly Chosen[]> {
  if (candidates.length === 0) return [];
  const pictured = await countPictured(db, scanId, [...new Set(candidates.map(({ component }) => component))]);
  const pagesOf = (candidate: Candidate) => pictured.get(keyOfPath(candidate.component)) ?? 0;
  const sorted = [...ofKind(candidates, 'failed'), ...ofKind(candidates, 'needs_review')];
  const byComponent = Map.groupBy(sorted, ({ component }) => component);
  const chosen = [...byComponent.values()].flatMap((ofOne) =>
    chooseOfOne(ofOne, ofOne[0] === undefined ? 0 : pagesOf(ofOne[0])),
  );
  return chosen.slice(0, mostPerPage);
}

/**
 * On the first page, chooses elements of different rules, or two of one rule, because the first element may be
 * invisible.
 */
function chooseOfOne<Chosen extends Candidate>(candidates: readonly Chosen[], pages: number): readonly Chosen[] {
  if (pages > 0) return pages < mostPages ? candidates.slice(0, 1) : [];
  const byRule = Map.groupBy(candidates, ({ kind, rule }) => `${kind} ${rule}`);
  if (byRule.size === 1) return [...new Set([...candidates.slice(0, 1), ...candidates.slice(-1)])];
  return [...byRule.values()].flatMap((ofRule) => ofRule.slice(0, 1)).slice(0, mostOnFirstPage);
}

function ofKind<Chosen extends Candidate>(candidates: readonly Chosen[], kind: FindingKind): readonly Chosen[] {
  return candidates.filter((candidate) => candidate.kind === kind);
}

/** The number of the scan's pages on which each component has a picture, by component key. */
async function countPictured(
  db: Database,
  scanId: string,
  paths: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('components')
    .innerJoin('component_pages', 'component_pages.component_id', 'components.id')
    .select((of) => ['key', of.fn.countAll<number>().as('pages')])
    .where('components.scan_id', '=', scanId)
    .where('key', 'in', paths.map(keyOfPath))
    .where('component_pages.screenshot', 'is not', null)
    .groupBy('key')
    .execute();
  return new Map(rows.map(({ key, pages }) => [key, pages]));
}
