import type { comparison as english } from '../en/comparison.ts';
import { format } from './format.ts';

export const comparison: typeof english = {
  ofScan: 'Fehler',
  ofIssue: 'Elemente dieses Problems',
  changed: (day, what, changes) => `Verglichen mit dem Scan vom ${writeDay(day)}, ${what}: ${changes}.`,
  counts: (counts) =>
    [
      `${format.number(counts.new)} neu`,
      `${format.number(counts.fixed)} behoben`,
      ...(counts.changed > 0
        ? [`${format.number(counts.changed)} zwischen „Nicht bestanden“ und „Zu prüfen“ gewechselt`]
        : []),
      `${format.number(counts.unchanged)} unverändert`,
      ...(counts.not_comparable > 0 ? [`${format.number(counts.not_comparable)} nicht vergleichbar`] : []),
      ...(counts.came_back > 0
        ? [`${format.number(counts.came_back)} wieder gefunden, obwohl als behoben markiert`]
        : []),
    ].join(', '),
  otherEngine: (engine) =>
    `Jener Scan verwendete ein anderes Prüfprogramm oder eine andere Version (${engine ?? 'unbekannt'}).`,
  otherStates:
    'Jener Scan betrachtete seine Seiten in anderen Zuständen; die Punktzahlen sind daher nicht vergleichbar.',
  otherFonts: (faces) =>
    `Jener Scan verwendete andere Schriften (${faces.map(({ family, base }) => `${family}: ${base ?? 'keine'}`).join(', ')}); manche Unterschiede können daher von den Schriften kommen.`,
  tooMany: (day, url) =>
    `Dieser Bericht vergleicht den Scan nicht mit dem Scan vom ${writeDay(day)}, weil beide zu viele Fehler haben. Siehe ${url}.`,
};

/** Writes `2026-03-05` as `5. März 2026`. */
function writeDay(day: string): string {
  return format.date(new Date(day));
}
