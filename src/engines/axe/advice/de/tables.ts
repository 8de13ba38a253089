import type { WordingOf } from '../../../rule-wording.ts';
import type { tableAdvice } from '../tables.ts';

export const tableTexts: WordingOf<keyof typeof tableAdvice> = {
  'empty-table-header': {
    title: 'Kopfzellen einer Tabelle sollten nicht leer sein',
    description: 'Jede Kopfzelle einer Tabelle hat einen Text, den auch Screenreader vorlesen.',
    whyItMatters:
      'Screenreader lesen mit jeder Zelle deren Kopfzelle vor. Hat diese keinen Text, hören blinde Menschen einen Wert und wissen nicht, was er bedeutet.',
    howToFix: [
      'Schreiben Sie den Text der Kopfzelle, visuell verborgen, wenn er nicht zu sehen sein soll: `<th scope="col"><span class="visually-hidden">Aktionen</span></th>`.',
      'Ist die Zelle nur eine leere Ecke, verwenden Sie `<td></td>` statt `<th>`.',
      'Eine Kopfzelle, die nur ein Symbol enthält, braucht sichtbaren oder verborgenen Text dazu.',
    ],
  },
  'scope-attr-valid': {
    title: 'Das Attribut scope sollte richtig verwendet werden',
    description: 'Das Attribut scope steht nur an Kopfzellen und hat einen gültigen Wert.',
    whyItMatters:
      'Das Attribut `scope` sagt, ob eine Kopfzelle zu ihrer Zeile oder zu ihrer Spalte gehört. Am falschen Element oder mit einem falschen Wert wird es ignoriert, und Menschen mit Screenreader hören womöglich eine Kopfzelle, die nicht zur Zelle passt.',
    howToFix: [
      'Verwenden Sie `scope` nur an `<th>`: `<th scope="col">`, `<th scope="row">`.',
      'Erlaubte Werte sind `col`, `row`, `colgroup` und `rowgroup`.',
      'Ist ein `<td>` mit `scope` in Wirklichkeit eine Kopfzelle, machen Sie ein `<th>` daraus.',
    ],
  },
  'table-duplicate-name': {
    title: 'Titel und Zusammenfassung einer Tabelle sollten nicht gleich lauten',
    description: 'Das Element caption enthält nicht denselben Text wie das Attribut summary.',
    whyItMatters:
      'Titel und Zusammenfassung der Tabelle sagen dasselbe. Menschen mit Screenreader hören es vor der ersten Zelle zweimal und erfahren nichts Neues.',
    howToFix: [
      'Behalten Sie `<caption>` als Titel der Tabelle, und entfernen Sie das Attribut `summary`, das HTML nicht mehr kennt.',
      'Braucht der Aufbau eine Erklärung, schreiben Sie einen Absatz und verknüpfen Sie ihn: `<table aria-describedby="how-to-read">`.',
    ],
  },
  'td-headers-attr': {
    title: 'Das Attribut headers muss auf Kopfzellen derselben Tabelle verweisen',
    description: 'Zellen mit dem Attribut headers verweisen nur auf andere th-Elemente in derselben Tabelle.',
    whyItMatters:
      'Das Attribut `headers` verweist auf etwas, das keine Kopfzelle derselben Tabelle ist. Screenreader lesen dann keine oder eine falsche Kopfzelle vor, und blinde Menschen missverstehen den Wert.',
    howToFix: [
      'Nennen Sie in `headers` nur IDs von `<th>` derselben Tabelle, durch Leerzeichen getrennt: `<td headers="monday morning">`.',
      'Entfernen Sie IDs der Zelle selbst, gewöhnlicher Zellen und von Elementen außerhalb der Tabelle.',
      'Lassen Sie in einfachen Tabellen `headers` weg, und verwenden Sie `<th scope="col">` und `<th scope="row">`.',
    ],
  },
};
