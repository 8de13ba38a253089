import type { Engine } from '../engines/engine.ts';
import type { PageMemo } from '../memo/page-memo.ts';
import type { RightVisit } from '../pages/describe-visit.ts';
import { describeKnownPage, describeObservation } from '../pages/describe-visit.ts';
import type { PageReport } from '../pages/page-report.ts';
import type { Observation } from '../visit/observation.ts';
import type { PageState } from '../shared/page-states.ts';
import { storePagePicture } from './store-page-picture.ts';
import { storeShots } from './store-shots.ts';

type Deps = Parameters<typeof storeShots>[0] & {
  /** Undefined: findings are neither taken over nor kept for later scans. */
  readonly memo: PageMemo | undefined;
  readonly engines: readonly Engine[];
};
type ScannedReport = PageReport & { readonly kind: 'scanned' };
type Page = { readonly scanId: string; readonly operates: boolean; readonly states: readonly PageState[] };
type Visited = { readonly outcome: Observation; readonly visit: RightVisit };

/** The report of a page that was analyzed, or that is as an earlier scan analyzed it. */
export async function describeRightPage(deps: Deps, page: Page, { outcome, visit }: Visited): Promise<ScannedReport> {
  const { memo, engines } = deps;
  const isOff = ({ needs }: Engine) => !page.operates && needs === 'drive';
  const contentKey = outcome.contentDigest === undefined ? undefined : memo?.keyOf(outcome.contentDigest);
  if (outcome.isRecalled && memo?.answer.kind === 'known') {
    const { page: known } = memo.answer;
    const rulesOff = engines.filter(isOff).flatMap((engine) => engine.rules().map(({ id }) => id));
    const report = describeKnownPage(outcome, { ...visit, engines, known, rulesOff, states: page.states });
    return { ...report, reuse: { contentKey: contentKey ?? null, unchangedSince: known.since } };
  }
  const shots = await storeShots(deps, page.scanId, outcome.pictures);
  const picture = await storePagePicture(deps, page.scanId, outcome.pictures.page);
  const report = describeObservation(outcome, { ...visit, shots, picture });
  if (memo === undefined) return report;
  const isWhole = shots.lost === 0 && isAnalyzedInFull(outcome);
  return { ...report, reuse: memo.conclude(report, isWhole ? contentKey : undefined) };
}

/** Nothing was left out for lack of time: an analysis of the same content would not find more. */
function isAnalyzedInFull({ reports, isReviewed, looked }: Observation): boolean {
  const isFinished = ({ isOff, rules, unreachedFrames }: Observation['reports'][number]) =>
    unreachedFrames.length === 0 && (isOff === true || Object.values(rules).every((counts) => counts !== null));
  return isReviewed && looked.notLooked.length === 0 && reports.every(isFinished);
}
