import type { Texts } from '../en/targets.ts';
import { count, formatNumber } from './format.ts';

const scans = (value: number) => count(value, { one: 'Scan', other: 'Scans' });

export const texts: Texts = {
  title: 'Ziele',
  intro:
    'Ein Ziel ist eine Website oder Seite mit ihrem Anzeigebereich und ihrer Anmeldung. Jedes hat seinen letzten Scan und seinen Fortschritt.',
  list: 'Alle Ziele',
  search: 'URLs durchsuchen',
  found: (value) => count(value, { one: 'Ziel', other: 'Ziele' }),
  none: 'Es gibt noch keine Ziele.',
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
