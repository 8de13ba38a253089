import type { Scan } from '../api/scans.ts';
import { ScoreRing } from '../parts/score-ring.tsx';
import { formatNumber } from '../texts/format.ts';
import { overviewTexts } from '../texts/overview.ts';

/** The score, its meaning and the numbers behind it. `scan` has the counts to show. */
export function ScoreCard({ scan }: { readonly scan: Scan }) {
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
        <ScoreRing score={score} size="small" />
        <p className="score-words">
          <strong>{score === null ? overviewTexts.score.none : overviewTexts.score.bands[bandOf(score)]}</strong>
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

function bandOf(score: number): keyof typeof overviewTexts.score.bands {
  if (score === 100) return 'flawless';
  if (score >= 90) return 'high';
  if (score >= 70) return 'middle';
  return score >= 40 ? 'low' : 'lowest';
}
