import type { Texts } from '../en/targets.ts';
import { count, formatNumber } from './format.ts';

const scans = (value: number) => count(value, { one: 'Scan', other: 'Scans' });

export const texts: Texts = {
  title: 'Ziele',
  intro:
    'Was gescannt wurde, jeweils mit dem letzten Scan und dem Fortschritt. Scans mit einem anderen Anzeigebereich oder einer anderen Anmeldung sind ein anderes Ziel.',
  list: 'Alle Ziele',
  search: 'URLs durchsuchen',
  found: (value) => count(value, { one: 'Ziel', other: 'Ziele' }),
  none: 'Es wurde noch nichts gescannt.',
  nothingFound: 'Kein Ziel passt zu dieser Suche.',
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
