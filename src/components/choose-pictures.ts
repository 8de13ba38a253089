import type { Database } from '../db/schema.ts';
import type { FindingKind } from '../engines/finding.ts';
import { keyOfPath } from './name-components.ts';

/** An element that could get a picture. `component`: its path. */
type Candidate = { readonly kind: FindingKind; readonly rule: string; readonly component: string };

/** Pages of a scan on which a component gets pictures. */
const mostPages = 3;
/** Of different rules, on the first of them. */
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
  const chosen: Chosen[] = [];
  const rulesOf = new Map<string, Set<string>>();
  for (const candidate of [...ofKind(candidates, 'failed'), ...ofKind(candidates, 'needs_review')]) {
    if (chosen.length === mostPerPage) break;
    const pages = pictured.get(keyOfPath(candidate.component)) ?? 0;
    const rules = rulesOf.get(candidate.component) ?? new Set();
    const room = pages === 0 ? mostOnFirstPage : Number(pages < mostPages);
    const rule = `${candidate.kind} ${candidate.rule}`;
    if (rules.size >= room || rules.has(rule)) continue;
    rulesOf.set(candidate.component, rules.add(rule));
    chosen.push(candidate);
  }
  return chosen;
}

function ofKind<Chosen extends Candidate>(candidates: readonly Chosen[], kind: FindingKind): readonly Chosen[] {
  return candidates.filter((candidate) => candidate.kind === kind);
}

/** On how many pages of the scan each has a picture, by its key. */
async function countPictured(
  db: Database,
  scanId: string,
  paths: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('components')
    .innerJoin('component_pages', 'component_pages.component_id', 'components.id')
    .select((of) => ['key', of.fn.countAll<number>().as('pages')])
    .where('scan_id', '=', scanId)
    .where('key', 'in', paths.map(keyOfPath))
    .where('component_pages.screenshot', 'is not', null)
    .groupBy('key')
    .execute();
  return new Map(rows.map(({ key, pages }) => [key, pages]));
}
