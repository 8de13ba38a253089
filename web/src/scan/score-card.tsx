import { Link } from '@tanstack/react-router';
import type { Scan } from '../api/scans.ts';
import { ScoreRing } from '../parts/score-ring.tsx';
import { formatNumber } from '../texts/format.ts';
import { overviewTexts } from '../texts/overview.ts';
import { useTargetScans } from './use-target-scans.ts';

type Props = {
  /** With the counts to show. */
  readonly scan: Scan;
  /** With the counts of all rules, which are those of the previous scan, too. */
  readonly whole: Scan;
};

/** The score, its meaning, its change and the numbers behind it. */
export function ScoreCard({ scan, whole }: Props) {
  const { score, summary, progress } = scan;
  const figures = [
    [overviewTexts.score.failures, summary.failed_occurrences],
    [overviewTexts.score.issues, summary.failed_groups],
    [overviewTexts.score.toReview, summary.needs_review_occurrences],
    [overviewTexts.score.pages, progress.pages_completed],
    ...(summary.accepted_count > 0 ? ([[overviewTexts.score.accepted, summary.accepted_count]] as const) : []),
    ...(summary.fixed_pending_count > 0
      ? ([[overviewTexts.score.fixedPending, summary.fixed_pending_count]] as const)
      : []),
  ] as const;
  return (
    <section className="card" aria-labelledby="score">
      <h2 id="score">{overviewTexts.score.title}</h2>
      <div className="score-line">
        <ScoreRing score={score} size="large" />
        <p className="score-words">
          <strong>{score === null ? overviewTexts.score.none : overviewTexts.score.bands[bandOf(score)]}</strong>
          <Change scan={whole} />
        </p>
      </div>
      <dl className="figures figures-small">
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{formatNumber(value)}</dd>
          </div>
        ))}
      </dl>
      <p className="hint">{overviewTexts.score.meaning}</p>
    </section>
  );
}

/** Change since the previous scan of the same target. Renders nothing without one. */
function Change({ scan }: { readonly scan: Scan }) {
  const before = useTargetScans(scan).find((other) => other.created_at < scan.created_at && other.score !== null);
  if (scan.score === null || before === undefined || before.score === null) return null;
  const failures = scan.summary.failed_occurrences - before.summary.failed_occurrences;
  const points = scan.score - before.score;
  return (
    <span>
      <ChangeSign points={points} />
      {overviewTexts.score.change(points)} {overviewTexts.score.changeOfFailures(failures)}{' '}
      {scan.data_removed_at === null ? (
        <Link to="/scans/$scanId/comparison" params={{ scanId: scan.id }}>
          {overviewTexts.score.seeChange}
        </Link>
      ) : null}
    </span>
  );
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

function bandOf(score: number): keyof typeof overviewTexts.score.bands {
  if (score === 100) return 'flawless';
  if (score >= 90) return 'high';
  if (score >= 70) return 'middle';
  return score >= 40 ? 'low' : 'lowest';
}
