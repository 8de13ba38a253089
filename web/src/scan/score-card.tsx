import { Link } from '@tanstack/react-router';
import type { Scan } from '../api/scans.ts';
import { ScoreRing } from '../parts/score-ring.tsx';
import { formatNumber } from '../texts/format.ts';
import { texts } from '../texts/texts.ts';
import { useTargetScans } from './use-target-scans.ts';

const words = texts.score;

/** The score, its meaning, its change and the numbers behind it. */
export function ScoreCard({ scan }: { readonly scan: Scan }) {
  const { score, summary, progress } = scan;
  const figures = [
    [words.failures, summary.failed_occurrences],
    [words.issues, summary.failed_groups],
    [words.toReview, summary.needs_review_occurrences],
    [words.pages, progress.pages_completed],
    ...(summary.accepted_count > 0 ? ([[words.accepted, summary.accepted_count]] as const) : []),
    ...(summary.fixed_pending_count > 0 ? ([[words.fixedPending, summary.fixed_pending_count]] as const) : []),
  ] as const;
  return (
    <section className="card score-card" aria-labelledby="score">
      <h2 id="score">{words.title}</h2>
      <div className="score-line">
        <ScoreRing score={score} size="large" />
        <p className="score-words">
          <strong>{score === null ? words.none : words.bands[bandOf(score)]}</strong>
          <Change scan={scan} />
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
      <p className="hint">{words.meaning}</p>
    </section>
  );
}

/** Change since the previous scan of the same target. Renders nothing without one. */
function Change({ scan }: { readonly scan: Scan }) {
  const before = useTargetScans(scan).find(
    (other) => other.created_at < scan.created_at && other.score !== null,
  )?.score;
  if (scan.score === null || before === undefined || before === null) return null;
  return (
    <span className="hint">
      {words.change(scan.score - before)}{' '}
      {scan.data_removed_at === null ? (
        <Link to="/scans/$scanId/comparison" params={{ scanId: scan.id }}>
          {words.seeChange}
        </Link>
      ) : null}
    </span>
  );
}

function bandOf(score: number): keyof typeof words.bands {
  if (score === 100) return 'flawless';
  if (score >= 90) return 'high';
  if (score >= 70) return 'middle';
  return score >= 40 ? 'low' : 'lowest';
}
