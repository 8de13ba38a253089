import type { TranslationOf } from '../../../rule-sentences.ts';
import type { en } from './en.ts';

export const de: TranslationOf<typeof en> = {
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
  messages: {
    empty: {
      problem:
        '{n} (Kopfzelle dieser Tabelle beschreibt|Kopfzellen dieser Tabelle beschreiben) keine Zelle: {quotedHeaders}.',
      fix: 'Ergänzen Sie die Zellen, berichtigen Sie scope oder headers, oder machen Sie aus dem Kopf ein td.',
    },
    no_rows: {
      problem:
        'Diese Tabelle hat einen Kopf und keine Zeilen, daher (beschreibt|beschreiben) {n} (Kopfzelle|Kopfzellen) keine Zelle: {quotedHeaders}.',
      fix: 'Stehen die Zeilen in einer anderen Tabelle, gehört der Kopf dorthin. Fehlen sie noch, prüfen Sie die Tabelle mit Zeilen.',
    },
    repeated: {
      problem:
        'Der Fuß dieser Tabelle wiederholt {n} (Kopfzelle|Kopfzellen), und darunter ist keine Zelle: {quotedHeaders}.',
      fix: 'Machen Sie daraus td, es sei denn, ein Screenreader sagt sie dort an, wo sie helfen.',
    },
    unclear: {
      problem:
        'Es ist unklar, welche Zellen {n} (Kopfzelle|Kopfzellen) dieser Tabelle (beschreibt|beschreiben): {quotedHeaders}.',
      fix: 'Ergänzen Sie scope="col" oder scope="row".',
    },
  },
};
