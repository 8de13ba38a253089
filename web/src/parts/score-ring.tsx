import { texts } from '../texts/base.ts';

const radius = 42;
const circumference = 2 * Math.PI * radius;

type Props = { readonly score: number | null; readonly size: 'small' | 'large' };

/** The score as a ring around its number. The ring only repeats the number. */
export function ScoreRing({ score, size }: Props) {
  return (
    <div className={`score-ring score-ring-${size}`}>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <circle cx="50" cy="50" r={radius} className="score-track" />
        {score === null || score === 0 ? null : (
          <circle
            cx="50"
            cy="50"
            r={radius}
            className="score-arc"
            strokeDasharray={`${(score / 100) * circumference} ${circumference}`}
            transform="rotate(-90 50 50)"
          />
        )}
      </svg>
      <span aria-hidden="true" className="score-number">
        {score ?? '–'}
      </span>
      <span className="visually-hidden">{score === null ? texts.scans.noScore : texts.scans.score(score)}</span>
    </div>
  );
}
