import type { Texts } from '../en/overview.ts';
import { count, formatNumber, plural } from './format.ts';

export const texts: Texts = {
  verdict: {
    critical: (pages, of) =>
      `${formatNumber(pages)} von ${count(of, { one: 'Seite', other: 'Seiten' })} ${plural(pages, { one: 'hat', other: 'haben' })} Barrieren, die Menschen ausschließen`,
    serious: (pages, of) =>
      `${formatNumber(pages)} von ${count(of, { one: 'Seite', other: 'Seiten' })} ${plural(pages, { one: 'hat', other: 'haben' })} schwere Barrieren`,
    others: (pages, of) =>
      `${formatNumber(pages)} von ${count(of, { one: 'Seite', other: 'Seiten' })} ${plural(pages, { one: 'hat', other: 'haben' })} Barrieren, die Menschen aufhalten`,
    flawless: (pages) => `Die Tests haben auf ${count(pages, { one: 'Seite', other: 'Seiten' })} keine Fehler gefunden`,
    chart: 'Seiten nach ihrem schwersten Fehler',
    none: 'Keine Fehler',
    ofAllRules: 'Die Seiten sind nach allen Regeln gezählt, unabhängig vom gewählten Standard.',
  },
  score: {
    title: 'Punktzahl',
    none: 'Noch keine Punktzahl, weil noch keine Seite gescannt wurde.',
    bands: {
      flawless: 'Die Tests haben keine Fehler gefunden.',
      high: 'Die meisten geprüften Elemente haben bestanden.',
      middle: 'Die Tests haben einige Barrieren gefunden.',
      low: 'Die Tests haben viele Barrieren gefunden.',
      lowest: 'Die Tests haben in den meisten Elementen schwere Barrieren gefunden.',
    },
    failures: 'Fehler',
    issues: 'Probleme',
    toReview: 'Zu prüfen',
    accepted: 'Akzeptiert',
    fixedPending: 'Behoben, seitdem nicht gescannt',
    pages: 'Seiten',
    change: (points) =>
      points === 0
        ? 'Gleiche Punktzahl wie im vorigen Scan.'
        : `${count(Math.abs(points), { one: 'Punkt', other: 'Punkte' })} ${points > 0 ? 'mehr' : 'weniger'} als im vorigen Scan.`,
    noChange: 'Kein Fehler ist neu oder behoben.',
    newFailures: (value) => count(value, { one: 'neuer Fehler', other: 'neue Fehler' }),
    fixedFailures: (value) => `${formatNumber(value)} behoben`,
    newPages: (value) => count(value, { one: 'neue Seite', other: 'neue Seiten' }),
    gonePages: (value) => count(value, { one: 'Seite nicht mehr da', other: 'Seiten nicht mehr da' }),
    tooLargeToCompare:
      'Der Vergleich mit dem vorigen Scan dauert etwas, weil die Scans mehr als 400.000 Befunde haben.',
    seeChange: 'Änderungen ansehen',
    meaning:
      'Der Anteil der geprüften Elemente, die bestanden haben, gewichtet nach Schweregrad und gemittelt über die Seiten. Er umfasst nur, was sich automatisch prüfen lässt. Eine Punktzahl von 100 bedeutet nicht, dass eine Website barrierefrei ist.',
  },
  charts: {
    severity: 'Fehler nach Schweregrad',
    criteria: 'Fehler nach WCAG-Kriterium',
    criterion: 'Kriterium',
    level: 'Stufe',
    severityColumn: 'Schweregrad',
    failures: 'Fehler',
    moreCriteria: (value) => `und ${count(value, { one: 'weiteres Kriterium', other: 'weitere Kriterien' })}`,
    noCriteria: 'Kein Fehler gehört zu einem WCAG-Kriterium.',
  },
  worst: 'Schwerste Probleme',
  allIssues: 'Alle Probleme',
  nothingFailed:
    'Keine Fehler zu zeigen. Sehen Sie sich an, was zu prüfen ist, und lassen Sie Menschen testen, was Automaten nicht können.',
  trend: 'Frühere Scans dieses Ziels',
  trendNone: 'Das ist der erste Scan dieses Ziels. Scannen Sie später erneut, um eine Entwicklung zu sehen.',
  trendDate: 'Scan',
  trendScore: 'Punktzahl',
  trendFailures: 'Fehler',
  trendFailuresOfAll: 'Fehler aller Regeln',
  thisScan: '(dieser Scan)',
  trendChart: (first, last, scans) =>
    `Liniendiagramm: Die Punktzahl ging über ${count(scans, { one: 'Scan', other: 'Scans' })} von ${formatNumber(first)} auf ${formatNumber(last)}. Die Tabelle enthält alle Werte.`,
  progressRecord: {
    title: 'Fortschrittsnachweis',
    hint: 'Die datierten Scans dieses Ziels: ihre Fehler, was seit dem vorigen Scan neu oder behoben ist und was nicht geprüft wurde.',
    pdf: ['PDF-Nachweis', 'Scans, Änderungen, Entscheidungen und die Probleme, die am längsten offen sind'],
    csv: ['CSV-Nachweis', 'Eine Zeile für jeden Scan'],
  },
  reports: 'Berichte',
  allReports: 'Alle Formate',
  reportsNotReady: 'Berichte können Sie herunterladen, sobald die erste Seite gescannt ist.',
  reportsUnfinished: 'Der Scan ist noch nicht beendet. Berichte enthalten die bisherigen Ergebnisse.',
  reportsForCi: 'Formate für CI-Systeme',
  details: 'Einzelheiten',
  detail: {
    url: 'URL',
    type: 'Art',
    extent: 'Umfang',
    include: 'Pfade, die dazugehören',
    exclude: 'Pfade, die nicht dazugehören',
    maxPages: 'Höchstzahl an Seiten',
    robots: 'robots.txt',
    robotsAsked: (asked) => (asked ? 'Für Links beachtet' : 'Nicht beachtet'),
    signIn: 'Angemeldet mit',
    viewport: 'Anzeigebereich',
    tag: 'Kennzeichen',
    created: 'Angelegt',
    started: 'Gestartet',
    finished: 'Beendet',
    engine: 'Prüfprogramm',
    browser: 'Browser',
    fonts: 'Schriften',
    font: (family, face) => `${family}: ${face ?? 'keine'}`,
    states: 'Nutzereinstellungen',
    fresh: 'Analysiert',
    everyPage: 'Jede Seite, auch unveränderte',
    accept: 'Zugelassene Ergebnisse',
    rescanOf: 'Wiederholung von',
    earlier: 'einem früheren Scan',
  },
};
