import type { IdsOf, WordingOf } from '../../../rule-wording.ts';
import type { tableRules } from '../tables.ts';

export const tableTexts: WordingOf<IdsOf<typeof tableRules>> = {
  'th-has-data-cells': {
    title: 'Jede Kopfzelle einer Tabelle muss mindestens eine Zelle beschreiben',
    description:
      'Jede Kopfzelle einer Datentabelle ist durch ihre Position, ihr scope oder durch headers einer anderen Zelle zugeordnet.',
    whyItMatters:
      'Eine Kopfzelle beschreibt keine Zelle. Entweder ist sie keine, oder die Zellen, zu denen sie gehört, sind falsch ausgezeichnet, und Menschen mit Screenreader hören Kopfzellen, die nicht passen.',
    howToFix: [
      'Prüfen Sie, dass die Spalte oder Zeile der Kopfzelle Datenzellen (`<td>`) hat.',
      'Berichtigen Sie `scope`, `headers`, `colspan` und `rowspan` so, dass die Kopfzelle ihre Zellen abdeckt.',
      'Machen Sie aus Zellen, die nichts beschreiben, `<td>`, und entfernen Sie leere Spalten.',
    ],
  },
  'table-headers': {
    title: 'Eine Tabelle muss Kopfzellen haben oder keine Tabelle sein',
    description: 'Eine Tabelle mit mehreren Spalten hat Kopfzellen, oder sie sagt, dass sie nur Inhalt anordnet.',
    whyItMatters:
      'Screenreader sagen eine Tabelle mit der Zahl ihrer Spalten an und jede Zelle mit ihren Kopfzellen. Ohne diese hören Menschen „5, 5. April“, aber nicht, wessen Alter und Geburtstag das ist.',
    howToFix: [
      'Machen Sie aus den Zellen, die eine Spalte oder Zeile benennen, `<th>`, mit `scope="col"` oder `scope="row"`.',
      'Wo die Tabelle nur Inhalt anordnet, geben Sie ihr `role="presentation"`, oder besser: Verwenden Sie CSS.',
    ],
  },
  'table-in-table': {
    title: 'Eine Datentabelle darf keine andere enthalten',
    description: 'Keine Zelle einer Tabelle mit Kopfzellen enthält eine Tabelle.',
    whyItMatters:
      'In der inneren Tabelle sagen Screenreader weder die Kopfzellen der äußeren an noch, wo sie endet. Menschen, die von Zelle zu Zelle gehen, verlieren die Orientierung.',
    howToFix: [
      'Setzen Sie die innere Tabelle hinter die äußere, mit einer Beschriftung, die ihr Thema nennt.',
      'Oder machen Sie Zeilen der äußeren Tabelle daraus, mit `scope="rowgroup"` an ihrer Kopfzelle.',
      'Wo die innere Tabelle nur Inhalt anordnet, geben Sie ihr `role="presentation"`.',
    ],
  },
};
