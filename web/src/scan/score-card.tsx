import { ScoreRing } from '../parts/score-ring.tsx';
import { texts } from '../texts/texts.ts';

export function ScoreCard({ score }: { readonly score: number | null }) {
  return (
    <section className="card score-card" aria-labelledby="score">
      <h2 id="score">{texts.score.title}</h2>
      <div className="score-line">
        <ScoreRing score={score} size="large" />
        <p className="score-words">{score === null ? texts.score.none : texts.score.bands[bandOf(score)]}</p>
      </div>
      <p className="hint">{texts.score.meaning}</p>
    </section>
  );
}

function bandOf(score: number): keyof typeof texts.score.bands {
  if (score === 100) return 'flawless';
  if (score >= 90) return 'high';
  if (score >= 70) return 'middle';
  return score >= 40 ? 'low' : 'lowest';
}
