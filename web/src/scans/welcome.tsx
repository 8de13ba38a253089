import { texts } from '../texts/base.ts';

/** Replaces the empty list: what to do and what happens then. */
export function Welcome() {
  return (
    <section aria-labelledby="welcome" className="card welcome">
      <h2 id="welcome">{texts.scans.emptyTitle}</h2>
      <ol className="steps">
        {texts.scans.emptySteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className="hint">{texts.scans.emptyNote}</p>
    </section>
  );
}
