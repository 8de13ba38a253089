import { texts } from '../texts/texts.ts';

/** In place of an empty list: what to do, and what will happen. */
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
