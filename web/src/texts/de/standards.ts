import type { Texts } from '../en/standards.ts';
import { formatDay } from './format.ts';

export const texts: Texts = {
  label: 'Standard',
  evidence: 'Formate für Nachweise',
  all: 'Alle Regeln',
  limited: 'Sie sehen nur die Probleme dieses Standards. Die Punktzahl umfasst alle Regeln.',
  clausesOf: (title) => `Abschnitte: ${title}`,
  clause: 'Abschnitt',
  result: 'Ergebnis',
  statuses: {
    failed: 'Nicht bestanden',
    needs_review: 'Zu prüfen',
    nothing_found: 'Keine Fehler',
    not_decided_by_scan: 'Nicht entschieden',
  },
  meaning:
    '„Keine Fehler“ bedeutet nicht, dass ein Abschnitt erfüllt ist, denn Regeln prüfen nur Teile davon. „Nicht entschieden“ bedeutet, dass in diesem Scan keine Regel für den Abschnitt lief. Beides muss ein Mensch prüfen.',
  counts: (failed, review) => `${failed} Fehler, ${review} zu prüfen`,
  answer: {
    title: (clause) => `Ihre Antwort: ${clause}`,
    intro:
      'Die Antwort eines Menschen bleibt über Scans dieser URL und dieses Anzeigebereichs erhalten. Berichte zeigen sie mit Name und Datum, nie als Ergebnis des Scans.',
    choice: 'Antwort',
    choices: { none: 'Keine Antwort', passed: 'Erfüllt', failed: 'Nicht erfüllt', not_applicable: 'Nicht anwendbar' },
    note: 'Bemerkung',
    by: 'Ihr Name',
    byHint: 'Leer: der Name, mit dem Sie angemeldet sind.',
    save: 'Antwort speichern',
    failed: 'Die Antwort konnte nicht gespeichert werden.',
    done: 'Die Antwort wurde gespeichert.',
    open: 'Antworten…',
    someone: 'Eine Person',
    given: (by, day, answer) => `${by}, ${day}: ${answer}`,
  },
  legalNote: ({ text, as_of, source }) =>
    `Stand ${formatDay(as_of)}: ${text} Quelle: ${source}. Dies ist keine Rechtsberatung.`,
};
