import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { comparisonQuery } from '../api/comparison.ts';
import type { Comparison } from '../api/comparison.ts';
import type { Scan } from '../api/scans.ts';
import { hasEnded } from '../api/scans.ts';
import { Link } from '../parts/link.tsx';
import { isShared } from '../reach/share-link.ts';
import { overviewTexts } from '../texts/overview.ts';
import { useEarlierScans } from './use-target-scans.ts';

/** Larger comparisons are made only for those who open them. Reports have the same limit (say-change.ts). */
const mostCompared = 400_000;

type Props = { readonly scan: Scan; readonly standard: string | undefined };

/** The change since an earlier scan, with the numbers of the comparison. Renders nothing without one. */
export function ScoreChange({ scan, standard }: Props) {
  const earlier = useEarlierScans(scan);
  const canCompare = isComparable(scan, earlier);
  const isLarge = canCompare && countFindings([scan, ...earlier.slice(0, 1)]) > mostCompared;
  const { data } = useQuery({ ...comparisonQuery(scan.id, { standard }), enabled: canCompare && !isLarge });
  const link = (
    <Link to="/scans/$scanId/comparison" params={{ scanId: scan.id }}>
      {overviewTexts.score.seeChange}
    </Link>
  );
  if (isLarge)
    return (
      <span>
        {overviewTexts.score.tooLargeToCompare} {link}
      </span>
    );
  if (data === undefined) return null;
  const base = earlier.find(({ id }) => id === data.base.id);
  const points = base === undefined ? undefined : countPoints(scan, base, data);
  return (
    <span>
      {points === undefined ? null : (
        <>
          <ChangeSign points={points} />
          {overviewTexts.score.change(points)}{' '}
        </>
      )}
      <Changes scanId={scan.id} comparison={data} isPart={base === undefined && data.base.id === scan.rescan_of} />{' '}
      {link}
    </span>
  );
}

type ChangesProps = {
  readonly scanId: string;
  readonly comparison: Comparison;
  /** True if only some pages of the base were scanned again. The others are not gone. */
  readonly isPart: boolean;
};

/** The new and fixed failures, and the pages that differ. Each number leads to what it counts. */
function Changes({ scanId, comparison: { totals, pages }, isPart }: ChangesProps) {
  const { score: words } = overviewTexts;
  const toElements = { to: '/scans/$scanId/comparison/elements', params: { scanId } } as const;
  const toPages = { to: '/scans/$scanId/comparison', params: { scanId }, hash: 'changed-pages' } as const;
  const counts = [
    [
      totals.new,
      <Link {...toElements} search={{ change: 'new', kind: 'failed' }}>
        {words.newFailures(totals.new)}
      </Link>,
    ],
    [
      totals.fixed,
      <Link {...toElements} search={{ change: 'fixed', kind: 'failed' }}>
        {words.fixedFailures(totals.fixed)}
      </Link>,
    ],
    [pages.only_here, <Link {...toPages}>{words.newPages(pages.only_here)}</Link>],
    [isPart ? 0 : pages.only_in_base, <Link {...toPages}>{words.gonePages(pages.only_in_base)}</Link>],
  ] as const;
  const shown = counts.filter(([value]) => value > 0);
  if (totals.new + totals.fixed === 0 && shown.length === 0) return words.noChange;
  return shown.map(([, link], index) => (
    <Fragment key={index}>
      {index === 0 ? null : ', '}
      {link}
    </Fragment>
  ));
}

/** A scan of some pages of another one has a base, too. A share link does not show it. */
function isComparable(scan: Scan, earlier: readonly Scan[]): boolean {
  const hasBase = earlier.length > 0 || (scan.rescan_of !== null && !isShared);
  return hasBase && hasEnded(scan) && scan.data_removed_at === null;
}

function countFindings(scans: readonly Scan[]): number {
  return scans.reduce((sum, { summary }) => sum + summary.failed_occurrences + summary.needs_review_occurrences, 0);
}

/** Undefined if the two scores do not measure the same. */
function countPoints(scan: Scan, base: Scan, { states_changed: isOtherLook }: Comparison): number | undefined {
  if (scan.score === null || base.score === null) return undefined;
  return isOtherLook || scan.score_version !== base.score_version ? undefined : scan.score - base.score;
}

/** Arrow up, arrow down or equals sign. */
const signs = { better: 'M8 13V3M4 7l4-4 4 4', worse: 'M8 3v10M4 9l4 4 4-4', same: 'M3 6h10M3 10h10' } as const;

/** Repeats for a glance what the sentence after it says. */
function ChangeSign({ points }: { readonly points: number }) {
  const changed = points > 0 ? 'better' : 'worse';
  const kind = points === 0 ? 'same' : changed;
  return (
    <svg viewBox="0 0 16 16" width="24" height="24" aria-hidden="true" className={`tile-sign sign-${kind}`}>
      <path d={signs[kind]} />
    </svg>
  );
}
