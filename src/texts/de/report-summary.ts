import type { reportSummary as english } from '../en/report-summary.ts';
import { counts } from './counts.ts';
import { format } from './format.ts';

export const reportSummary: typeof english = {
  components: {
    intro:
      'Teile des Markups, etwa eine Karte oder ein Seitenkopf, mit allem, was in ihnen auf allen Seiten fehlgeschlagen ist.',
    fix: (fixes, occurrences, pages) =>
      `${fixes === 1 ? 'Eine Korrektur behebt' : `${format.number(fixes)} Korrekturen an einer Stelle beheben`} ${format.count(occurrences, { one: 'Fehler', other: 'Fehler' })} auf ${counts.pages(pages)}`,
    score: (gain) => `Punktzahl +${format.count(gain, { one: 'Punkt', other: 'Punkte' })}`,
    clean: (pages) => `${counts.pages(pages)} ohne Fehler`,
    more: (count) =>
      `${format.count(count, { one: 'weitere Komponente ist', other: 'weitere Komponenten sind' })} nicht gezeigt.`,
  },
  title: 'Zusammenfassung',
  severity: {
    title: 'Schweregrad',
    caption: 'Gefundene Probleme nach Schweregrad',
    columns: { severity: 'Schweregrad', meaning: 'Bedeutung', issues: 'Probleme', occurrences: 'Fehler' },
    falsePositives: (count) =>
      `${counts.occurrences(count)}, die als Fehlalarm markiert ${format.plural(count, { one: 'ist, ist', other: 'sind, sind' })} hier nicht mitgezählt.`,
    accepted: (count) => held(count, 'vorerst akzeptiert'),
    fixed: (count) => held(count, 'als behoben markiert und seitdem nicht erneut gescannt'),
    confirmed: (count) => held(count, 'von einer Person geprüft und bestätigt'),
  },
  firstFixes: {
    title: 'Was Sie zuerst beheben sollten',
    nothing:
      'Die automatischen Prüfungen haben keine Probleme gefunden. Testen Sie die Website als Nächstes mit Menschen, mit der Tastatur und mit einem Screenreader.',
  },
  criteria: {
    title: 'Nicht erfüllte Anforderungen',
    caption: 'Gefundene Probleme nach Erfolgskriterium der WCAG',
    columns: { criterion: 'Erfolgskriterium', level: 'Stufe', issues: 'Probleme', occurrences: 'Fehler' },
  },
  issues: {
    title: 'Alle Probleme',
    nothing: 'Es gibt keine Probleme aufzulisten.',
    caption: 'Die schwerwiegendsten zuerst. Gefundene Probleme stehen vor denen, die zu prüfen sind.',
    columns: {
      number: 'Nr.',
      issue: 'Problem',
      severity: 'Schweregrad',
      state: 'Stand',
      wcag: 'WCAG',
      occurrences: 'Elemente',
      pages: 'Seiten',
    },
    found: 'Nicht bestanden',
    toReview: 'Zu prüfen',
    bestPractice: 'Best Practice',
    noCriterion: 'Keines',
    hidden: (issues) =>
      format.plural(issues, {
        one: 'Ein Problem, das zu prüfen ist, ist wegen der Einstellungen für Berichte nicht aufgeführt.',
        other: `${format.number(issues)} Probleme, die zu prüfen sind, sind wegen der Einstellungen für Berichte nicht aufgeführt.`,
      }),
    described: (issues) =>
      `Dieser Bericht beschreibt die ersten ${format.number(issues)} Probleme. Zu jedem der übrigen gibt es einen eigenen Bericht.`,
    fullDescribes: 'Das ausführliche PDF beschreibt auch die übrigen.',
  },
  standard: {
    title: (standard) => `${standard}: Abschnitte`,
    caption: (standard) => `Abschnitte von ${standard}`,
    counts: ({ failed, needs_review: review, nothing_found: nothing, not_decided_by_scan: open }) =>
      `${format.count(failed, { one: 'Abschnitt ist', other: 'Abschnitte sind' })} nicht bestanden, ${format.number(review)} zu prüfen, zu ${format.number(nothing)} wurde nichts gefunden, und ${format.number(open)} hat dieser Scan nicht entschieden. „Nichts gefunden“ bedeutet nicht, dass ein Abschnitt erfüllt ist: Die Regeln prüfen nur Teile davon.`,
    columns: { clause: 'Abschnitt', level: 'Stufe', result: 'Ergebnis', found: 'Fehler', toReview: 'Zu prüfen' },
    statuses: {
      failed: 'Nicht bestanden',
      needs_review: 'Zu prüfen',
      nothing_found: 'Nichts gefunden',
      not_decided_by_scan: 'Von diesem Scan nicht entschieden',
    },
    legal: ({ as_of: day, text, source }) =>
      `Stand ${format.date(new Date(day))}: ${text} Quelle: ${source}. Dies ist keine Rechtsberatung.`,
  },
};

function held(count: number, what: string): string {
  return `${counts.occurrences(count)} ${format.plural(count, { one: 'ist', other: 'sind' })} ${what}.`;
}
