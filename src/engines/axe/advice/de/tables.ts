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
  'table-fake-caption': {
    title: 'Der Titel einer Datentabelle darf nicht in einer Zelle stehen',
    description: 'Tabellen mit einem Titel haben ein caption-Element.',
    whyItMatters:
      'Der Titel der Tabelle ist eine Zelle, die über alle Spalten reicht. Screenreader halten sie für Daten oder für die Kopfzelle jeder Spalte. Blinde Menschen hören sie mit jeder Zelle erneut, aber nie als Namen der Tabelle.',
    howToFix: [
      'Verschieben Sie den Titel in ein `caption` gleich nach dem öffnenden Tag: `<table><caption>Preise 2025</caption>…`.',
      'Löschen Sie die Zeile, in der er stand.',
      'Gestalten Sie `<caption>` mit CSS, damit es aussieht wie bisher.',
    ],
  },
  'td-has-header': {
    title: 'Zellen größerer Tabellen müssen eine Kopfzelle haben',
    description: 'In Tabellen mit mehr als 3 mal 3 Zellen hat jede nicht leere Datenzelle mindestens eine Kopfzelle.',
    whyItMatters:
      'In einer größeren Tabelle kann sich niemand merken, was jede Spalte bedeutet, ohne sie zu sehen. Zellen ohne Kopfzelle sind für Menschen mit Screenreader bloße Werte.',
    howToFix: [
      'Zeichnen Sie die Kopfzellen als solche aus: `<th scope="col">Preis</th>` für Spalten, `<th scope="row">Montag</th>` für Zeilen.',
      'Verbinden Sie in unregelmäßigen Tabellen Zellen und Kopfzellen durch `headers` und `id`.',
      'Dient die Tabelle nur dem Layout, verwenden Sie stattdessen CSS, oder ergänzen Sie `role="presentation"`.',
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
