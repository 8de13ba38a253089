import type { Texts } from '../en/components.ts';
import { count } from './format.ts';

export const texts: Texts = {
  title: 'Komponenten',
  first: 'Zuerst beheben',
  all: 'Alle Komponenten',
  meaning:
    'Teile des Markups, etwa eine Karte oder ein Seitenkopf, mit allem, was auf allen Seiten in ihnen gefunden wurde. Die nützlichste Korrektur steht zuerst.',
  count: (value) => count(value, { one: 'Komponente', other: 'Komponenten' }),
  none: 'Keine Komponente hat Befunde dieser Art.',
  others: (value) =>
    count(value, {
      one: 'weitere Fundstelle gehört zu keiner Komponente, weil es zu viele zum Speichern waren.',
      other: 'weitere Fundstellen gehören zu keiner Komponente, weil es zu viele zum Speichern waren.',
    }),
  removes: (occurrences, pages) =>
    `Eine Korrektur beseitigt ${count(occurrences, { one: 'Fundstelle', other: 'Fundstellen' })} auf ${count(pages, { one: 'Seite', other: 'Seiten' })}`,
  gain: (points) => `Punktzahl +${count(points, { one: 'Punkt', other: 'Punkte' })}`,
  clean: (value) => `danach ${count(value, { one: 'Seite', other: 'Seiten' })} ohne Fehler`,
  pictureOf: (label) => `Screenshot, ein Befund in ${label} ist umrandet`,
  inComponent: (label) => `in ${label}`,
  mark: 'Markieren…',
  only: 'Gezeigt wird nur, was in dieser Komponente gefunden wurde',
  everywhere: 'Alle Komponenten zeigen',
};
