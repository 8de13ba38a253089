import type { Texts } from '../en/targets.ts';
import { count, formatNumber, plural } from './format.ts';

const scans = (value: number) => count(value, { one: 'Scan', other: 'Scans' });

export const texts: Texts = {
  title: 'Websites',
  intro: 'Jede gescannte Website, und was sich seit ihrem vorigen Scan geändert hat.',
  list: 'Alle Websites',
  search: 'URLs durchsuchen',
  tag: 'Kennzeichen',
  sort: 'Sortieren nach',
  sorts: {
    last_scan: 'Letzter Scan',
    worse: 'Schlechter geworden',
    score: 'Niedrigste Punktzahl',
    critical_pages: 'Seiten mit kritischen Barrieren',
  },
  worse: 'Schlechter geworden',
  byTag: 'Nach Kennzeichen gruppieren',
  noTag: 'Ohne Kennzeichen',
  group: (tag, sites) => `${tag}: ${count(sites, { one: 'Website', other: 'Websites' })}`,
  foundInGroups: (rows) =>
    `${count(rows, { one: 'Zeile', other: 'Zeilen' })}. Was mehrere Kennzeichen hat, steht in jeder dieser Gruppen.`,
  clear: 'Filter löschen',
  found: (value) => count(value, { one: 'Website', other: 'Websites' }),
  none: 'Es gibt noch keine Websites. Starten Sie unter „Scans“ einen Scan.',
  nothingFound: 'Keine Website passt zu diesen Filtern.',
  columns: {
    site: 'Website',
    critical: 'Seiten mit kritischen Barrieren',
    score: 'Punktzahl',
    failures: 'Neue Fehler',
    last: 'Letzter Scan',
    next: 'Nächster Scan',
    trend: 'Verlauf',
  },
  noValue: 'Keine Angabe',
  more: (value) => `${formatNumber(value)} mehr`,
  fewer: (value) => `${formatNumber(value)} weniger`,
  higher: (value) => `${formatNumber(value)} höher`,
  lower: (value) => `${formatNumber(value)} niedriger`,
  unchanged: 'unverändert',
  fixed: (value) => `${formatNumber(value)} behoben`,
  views: (value) => (value === 1 ? 'Einzelheiten' : count(value, { one: 'Ansicht', other: 'Ansichten' })),
  details: (name) => `Scans von ${name}`,
  choose: (name) => `${name} auswählen`,
  chooseAll: 'Alle angezeigten Websites auswählen',
  scanChosen: (value) =>
    value === 0 ? 'Ausgewählte scannen' : `${count(value, { one: 'Website', other: 'Websites' })} scannen`,
  started: (value) => `${scans(value)} gestartet.`,
  showStarted: (value) => plural(value, { one: 'Scan anzeigen', other: 'Scans anzeigen' }),
  notStarted: (value) =>
    count(value, { one: 'Scan konnte nicht gestartet werden.', other: 'Scans konnten nicht gestartet werden.' }),
  latest: (time) => `Letzter Scan ${time}`,
  scans,
  signIn: (name) => `Angemeldet mit ${name}`,
  trend: (first, last, over) =>
    first === last
      ? `Punktzahl ${formatNumber(last)}, unverändert über ${scans(over)}`
      : `Punktzahl von ${formatNumber(first)} auf ${formatNumber(last)} über ${scans(over)}`,
  pdf: 'Fortschrittsnachweis, PDF',
  csv: 'Fortschrittsnachweis, CSV',
};
