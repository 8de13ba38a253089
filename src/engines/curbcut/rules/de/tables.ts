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
};
