import type { Redact } from '../sign-ins/redact.ts';
import type { VisitOutcome } from '../visit/observation.ts';

/** What was seen of a page, without the secrets of its sign-in. A page that shows one gets no pictures, and a link with one is not followed. */
export function redactOutcome(outcome: VisitOutcome, redact: Redact): VisitOutcome {
  const { answer, facts, ...rest } = outcome;
  const seen = { answer: redact(answer), facts: redact(facts) };
  if (rest.kind === 'failed') return { ...rest, ...seen, detail: redact(rest.detail) };
  if (outcome.kind === 'failed') return outcome;
  const reports = redact(rest.reports);
  const isShown = isChanged(outcome.facts, seen.facts) || isChanged(rest.reports, reports);
  return {
    ...rest,
    answer: redact(outcome.answer),
    facts: redact(outcome.facts),
    reports,
    canonical: redact(rest.canonical),
    links: rest.links.filter((link) => redact(link) === link),
    // Also without the picture of the page.
    pictures: isShown ? { bands: [], missed: countPictures(rest.pictures) } : rest.pictures,
  };
}

function isChanged(before: unknown, after: unknown): boolean {
  return JSON.stringify(before) !== JSON.stringify(after);
}

function countPictures({ bands, missed }: (VisitOutcome & { readonly kind: 'observed' })['pictures']): number {
  return bands.reduce((sum, band) => sum + band.shots.length, missed);
}
