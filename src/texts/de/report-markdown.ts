import type { reportMarkdown as english } from '../en/report-markdown.ts';
import { counts } from './counts.ts';
import { format } from './format.ts';

export const reportMarkdown: typeof english = {
  title: 'Scan zur Barrierefreiheit',
  pixels: (width, height) => `${width} × ${height} Pixel`,
  score: {
    columns: ['Punktzahl', 'Gescannte Seiten', 'Nicht gescannte Seiten', 'Nicht bestanden', 'Zu prüfen'],
    none: 'keine',
    of100: (score) => `${score} von 100`,
  },
  someOf: (part, all) => `${format.number(part)} von ${format.number(all)}`,
  count: (issues, occurrences) => `${counts.issues(issues)}, ${counts.occurrences(occurrences)}`,
  issues: {
    found: 'Probleme',
    toReview: 'Zu prüfende Probleme',
    columns: ['Schweregrad', 'Problem', 'Regel', 'WCAG', 'Elemente', 'Seiten'],
    leftOut: (count) => `Nicht aufgeführte Probleme: ${format.number(count)}. Der CSV-Bericht enthält alle.`,
  },
  unscanned: {
    title: 'Nicht gescannte Seiten',
    columns: ['Ergebnis', 'Seiten', 'Was zu tun ist', 'Beispiel'],
    leftOut: (count) => `Nicht aufgeführte Ergebnisse: ${format.number(count)}. Der CSV-Bericht enthält alle.`,
  },
  accepted: {
    title: 'Seiten, die analysiert wurden, weil der Scan ihr Ergebnis akzeptiert',
    columns: ['Ergebnis', 'Seiten', 'Beispiel'],
  },
  pages: {
    title: 'Seiten mit den meisten Fehlern',
    columns: ['Seite', 'Punktzahl', 'Fehler'],
    leftOut: (count) => `Nicht aufgeführte Seiten: ${format.number(count)}. Der CSV-Bericht enthält alle.`,
    onlyFirst: (count) => `Aufgeführt sind die ${count} Seiten mit den meisten Fehlern: Der CSV-Bericht enthält alle.`,
  },
  end: (scan) => `Automatische Prüfungen decken nur einen Teil der WCAG ab. Scan ${scan}.`,
};
