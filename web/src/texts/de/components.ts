import type { Texts } from '../en/components.ts';
import { count, formatNumber } from './format.ts';

export const texts: Texts = {
  title: 'Komponenten',
  one: (site) => `Eine Komponente von ${site}`,
  first: 'Zuerst beheben',
  all: 'Alle Komponenten',
  meaning:
    'Eine Komponente ist ein Teil des Markups, etwa eine Karte oder ein Seitenkopf. Ihre Anzahlen umfassen alle Seiten. Die nützlichste Korrektur steht zuerst.',
  count: (value) => count(value, { one: 'Komponente', other: 'Komponenten' }),
  none: 'Keine Komponente hat Probleme dieser Art.',
  noneOfOne: 'Dieser Scan hat die Komponente nicht, oder sie hat keine Probleme dieser Art.',
  others: (value) =>
    count(value, {
      one: 'weiteres Element gehört zu keiner Komponente, weil es zu viele zum Speichern waren.',
      other: 'weitere Elemente gehören zu keiner Komponente, weil es zu viele zum Speichern waren.',
    }),
  removes: (fixes, occurrences, pages) =>
    `${fixes === 1 ? 'Eine Korrektur berichtigt' : `${formatNumber(fixes)} Korrekturen an einer Stelle berichtigen`} ${count(occurrences, { one: 'Element', other: 'Elemente' })} auf ${count(pages, { one: 'Seite', other: 'Seiten' })}`,
  gain: (points) => `Punktzahl +${count(points, { one: 'Punkt', other: 'Punkte' })}`,
  clean: (value) => `danach ${count(value, { one: 'Seite', other: 'Seiten' })} ohne Fehler`,
  pictureOf: (label) => `Screenshot, ein Element in ${label} ist umrandet`,
  inComponent: (label) => `in ${label}`,
  mark: 'Markieren…',
  only: 'Gezeigt wird nur eine Komponente',
  everywhere: 'Alle Komponenten zeigen',
};
