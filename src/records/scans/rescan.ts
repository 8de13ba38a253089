import type { Actor } from '../../service/audit/actor.ts';
import { storedScopeSchema } from '../../finding-pages/crawl/crawl-scope.ts';
import type { Database } from '../../adapters/db/schema.ts';
import { acceptSchema } from './accepted-outcomes.ts';
import type { ChosenPages } from './chosen-pages.ts';
import { choosePages } from './chosen-pages.ts';
import { createScan } from './create-scan.ts';
import { statesSchema } from '../../findings/page-states.ts';
import { requestTuning } from '../../findings/scan-tuning.ts';
import type { NewScan } from './new-scan.ts';
import type { RepeatedSample } from '../../finding-pages/samples/repeat-sample.ts';
import { readStoredSample, requestAgain } from '../../finding-pages/samples/stored-sample.ts';
import { hasEnded } from './scan-state.ts';
import { assertWhole, getScan } from './read-scans.ts';
import type { ScanRow } from './scan-fields.ts';
import { viewportPresetSchema } from './viewport-presets.ts';
import { wholeTargetOf } from '../../adapters/db/whole-target.ts';

/** Undefined fields take the values of the original. */
type Changes = Pick<NewScan, 'accept' | 'fresh' | 'states'> & {
  /** True if a sample must be drawn by lot again. */
  readonly drawAgain?: boolean | undefined;
  /** The only pages to scan. */
  readonly only?: ChosenPages | undefined;
  readonly by?: Actor | undefined;
};

/**
 * Creates a new scan of the target with the same type, viewport, locale, tag, scope and sign-in, and the same pages if they
 * were listed. It leaves out the same. Accepted outcomes and states are the same unless others are given. `fresh` is not kept. The original, in
 * any state, does not change. Throws Refused (`scan_not_found`, `queue_full`, and for chosen pages `page_not_found` or
 * `issue_not_found`).
 */
export async function rescan(db: Database, id: string, changes: Changes = {}): Promise<ScanRow> {
  const original = await getScan(db, id);
  const { only } = changes;
  // The pages of a list or a sample, and chosen pages, exist only in the original's data.
  if (original.scan_type === 'list' || original.sample !== null || only !== undefined) assertWhole(original);
  const wanted: NewScan = {
    viewport_preset: viewportPresetSchema.parse(original.viewport_preset),
    locale: original.locale,
    ...chooseLook(original, changes),
    ...(original.sign_in_id !== null && { sign_in: original.sign_in_id }),
    ...(original.tag !== null && { tag: original.tag }),
    ...(only === undefined ? await repeatReach(db, original) : await choosePages(db, original, only)),
  };
  const repeats = only === undefined ? findSample(original, changes) : undefined;
  const partOf = only === undefined ? original.part_of : wholeTargetOf(original);
  return createScan(db, wanted, { rescanOf: original.id, partOf, repeats, by: changes.by });
}

/** The fields that decide which pages belong to it. */
async function repeatReach(db: Database, original: ScanRow) {
  const sample = readStoredSample(original);
  return {
    sitemap_url: original.url,
    scan_type: original.scan_type,
    ...(original.scan_type === 'list' && { urls: await readListedUrls(db, original) }),
    ...(original.url_scope !== null && { scope: storedScopeSchema.parse(original.url_scope) }),
    ...(original.max_pages !== null && { max_pages: original.max_pages }),
    ...(original.robots !== null && { robots: original.robots }),
    ...(sample !== undefined && { sample: requestAgain(sample) }),
  };
}

/** The sample of a scan that did not run to its end may be incomplete, so it is drawn again, with the same seed. */
function findSample(original: ScanRow, { drawAgain = false }: Changes): RepeatedSample | undefined {
  const sample = readStoredSample(original);
  const isWhole = hasEnded(original.status) && original.error_code !== 'ended';
  if (sample === undefined || !isWhole) return undefined;
  return { from: original.id, sample, isDrawnAgain: drawAgain };
}

/** The columns that define a page, and the way to look at it. */
function chooseLook(original: ScanRow, { accept, fresh, states }: Changes) {
  return {
    accept: accept ?? acceptSchema.parse(original.accept),
    states: states ?? statesSchema.parse(original.states),
    ...requestTuning(original.tuning),
    ...(fresh !== undefined && { fresh }),
  };
}

/** The pages of a list are written when its scan is created, and stay. */
async function readListedUrls(db: Database, { id, sample }: ScanRow): Promise<string[]> {
  const pages = await db
    .selectFrom(sample === null ? 'pages' : 'known_urls')
    .select('url')
    .where('scan_id', '=', id)
    .$if(sample === null, (query) => query.where('entry', '=', ''))
    .orderBy('ordinal')
    .execute();
  return pages.map(({ url }) => url);
}
