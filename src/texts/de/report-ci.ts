import type { reportCi as english } from '../en/report-ci.ts';
import { format } from './format.ts';

export const reportCi: typeof english = {
  elements: (count) => `${count} ${format.plural(count, { one: 'Element', other: 'Elemente' })}`,
  elementsAtLeast: (count) => `mehr als ${count} Elemente`,
  needsReview: (what) => `Zu prüfen: ${what}`,
  toReview: (elements) => `${elements} zu prüfen`,
  states: { new: 'neu', altered: 'geändert', unchanged: 'bekannt', unjudged: 'nicht beurteilt' },
  fixed: (what) => `Behoben: ${what}`,
  known: (elements) => `Nicht neu: ${elements}.`,
  inBaseline: (elements) => `In die Baseline geschrieben: ${elements}.`,
  belowThreshold: (elements, severity, failOn) => `Unter der Schwelle (${failOn}): ${elements}, ${severity}.`,
  notDeciding: (elements, severity) => `Fehler entscheiden nicht: ${elements}, ${severity}.`,
  accepted: 'Vorerst akzeptiert.',
  falsePositives: 'Als Fehlalarm markiert.',
  notRun: 'Diese Regel lief auf dieser Seite nicht.',
  notYetScanned: 'Diese Seite wurde noch nicht gescannt.',
  notScanned: (advice) => `Diese Seite wurde nicht gescannt. ${advice}`,
  notScannedPages: (pages, advice, example) =>
    `${pages} ${format.plural(pages, { one: 'Seite wurde', other: 'Seiten wurden' })} nicht gescannt. ${advice} Beispiel: ${example}`,
  rulesWithoutFindings: (count) => `${count} Regeln ohne Befund`,
  bestPractice: 'Best Practice',
  more: (count) => `und ${count} weitere`,
  fix: (steps) => `So beheben Sie es: ${steps}`,
  howToFix: 'So beheben Sie es',
  learnMore: 'Mehr erfahren',
  leftOut: (count) => `${count} weitere Einträge stehen nicht in diesem Bericht. Der CSV-Bericht enthält alle.`,
};
