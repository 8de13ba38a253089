import type { Texts } from '../en/standards.ts';
import { formatDay } from './format.ts';

export const texts: Texts = {
  label: 'Standard',
  evidence: 'Formate für Nachweise',
  all: 'Alle Regeln',
  limited: 'Es wird nur gezeigt, was zu diesem Standard gehört. Die Punktzahl ist die aller Regeln.',
  clausesOf: (title) => `Abschnitte: ${title}`,
  clause: 'Abschnitt',
  result: 'Ergebnis',
  statuses: {
    failed: 'Nicht bestanden',
    needs_review: 'Zu prüfen',
    nothing_found: 'Nichts gefunden',
    not_decided_by_scan: 'Nicht entschieden',
  },
  meaning:
    '„Nichts gefunden“ bedeutet nicht, dass ein Abschnitt erfüllt ist, denn Regeln prüfen nur Teile davon. „Nicht entschieden“ bedeutet, dass keine Regel dieses Scans den Abschnitt prüft. Beides muss ein Mensch prüfen.',
  counts: (failed, review) => `${failed} gefunden, ${review} zu prüfen`,
  legalNote: ({ text, as_of, source }) =>
    `Stand ${formatDay(as_of)}: ${text} Quelle: ${source}. Dies ist keine Rechtsberatung.`,
};
