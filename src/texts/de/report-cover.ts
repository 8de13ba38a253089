import type { reportCover as english } from '../en/report-cover.ts';
import { counts } from './counts.ts';
import { format } from './format.ts';

const meaning =
  'Die Punktzahl ist der Anteil der geprüften Elemente, die bestanden haben, gewichtet nach dem Schweregrad der Regeln und gemittelt über die Seiten.';

export const reportCover: typeof english = {
  report: 'Bericht zur Barrierefreiheit',
  issue: 'Problem der Barrierefreiheit',
  titleOfReport: (site) => `Bericht zur Barrierefreiheit: ${site}`,
  titleOfIssue: (issue, site) => `Problem der Barrierefreiheit: ${issue} (${site})`,
  numbersWillChange: 'Die Zahlen werden sich noch ändern.',
  note: 'Dieser Bericht beruht auf automatischen Prüfungen in einem echten Browser. Automatische Prüfungen finden nur einen Teil der Barrieren einer Website. Siehe „Methode und Grenzen“.',
  where: (occurrences, pages) => `${counts.occurrences(occurrences)} auf ${counts.pages(pages)}`,
  proven: 'Die Prüfung hat dieses Problem nachgewiesen.',
  undecided: 'Die Prüfung konnte nicht entscheiden. Eine Person muss das Problem prüfen.',
  score: {
    label: (score) => `Punktzahl: ${score} von 100`,
    noneLabel: 'Keine Punktzahl: Keine Regel war anwendbar',
    outOf: 'von 100',
    none: 'ohne Wert',
    explainNone: 'Es gibt keine Punktzahl, weil auf den gescannten Seiten keine Regel anwendbar war.',
    explain: `${meaning} Sie zeigt den Fortschritt von Scan zu Scan. Sie misst nicht die Konformität: Schon eine einzige Barriere kann Menschen ausschließen.`,
    explainFull: `${meaning} Die Punktzahl 100 bedeutet, dass keine automatische Prüfung fehlgeschlagen ist. Sie bedeutet nicht, dass die Website keine Barrieren hat.`,
  },
  worst: {
    critical: (pages, of) =>
      `${format.number(pages)} von ${counts.pages(of)} ${format.plural(pages, { one: 'hat', other: 'haben' })} kritische Barrieren, die Menschen ausschließen.`,
    serious: (pages, of) =>
      `${format.number(pages)} von ${counts.pages(of)} ${format.plural(pages, { one: 'hat', other: 'haben' })} schwere Barrieren.`,
    others: (pages, of) =>
      `${format.number(pages)} von ${counts.pages(of)} ${format.plural(pages, { one: 'hat', other: 'haben' })} Barrieren, die Menschen aufhalten.`,
  },
  nothingFound: 'Die automatischen Prüfungen haben keine Probleme gefunden.',
  found: (issues, occurrences) =>
    `${counts.issues(issues)} in ${format.count(occurrences, { one: 'Element', other: 'Elementen' })} gefunden.`,
  toReview: (issues) =>
    format.plural(issues, {
      one: 'Ein weiteres Problem muss eine Person prüfen, weil die Prüfungen nicht entscheiden konnten.',
      other: `${format.number(issues)} weitere Probleme muss eine Person prüfen, weil die Prüfungen nicht entscheiden konnten.`,
    }),
  facts: {
    url: 'URL',
    standard: 'Standard',
    scanned: 'Gescannte Seiten',
    notScanned: 'Nicht gescannte Seiten',
    date: 'Datum',
    viewport: 'Anzeigebereich',
    checkedWith: 'Geprüft mit',
    writtenBy: 'Bericht von',
    tag: 'Kennzeichen',
    scan: 'Scan',
  },
  othersLeftOut: (standard) => `${standard}. Andere Probleme sind nicht enthalten.`,
  notYet: (failed, left) => `${format.number(failed)}, und ${format.number(left)} wartend`,
  viewports: {
    desktop: 'Desktop',
    laptop: 'Laptop',
    wide: 'Breit',
    tablet: 'Tablet',
    mobile: 'Mobil',
    reflow: 'Umbruch (Reflow)',
  },
  viewport: (preset, size, touch) => `${preset}: ${size}${touch ? ', Touch-Bedienung' : ''}`,
  pixels: (width, height) => `${width} × ${height} CSS-Pixel`,
  tools: (parts) => parts.join(' in '),
};
