import type { TranslationOf } from '../../../rule-sentences.ts';
import type { en } from './en.ts';

export const de: TranslationOf<typeof en> = {
  title: 'Eine Tabelle muss Kopfzellen haben oder keine Tabelle sein',
  description: 'Eine Tabelle mit mehreren Spalten hat Kopfzellen, oder sie sagt, dass sie nur Inhalt anordnet.',
  whyItMatters:
    'Screenreader sagen eine Tabelle mit der Zahl ihrer Spalten an und jede Zelle mit ihren Kopfzellen. Ohne diese hören Menschen „5, 5. April“, aber nicht, wessen Alter und Geburtstag das ist.',
  howToFix: [
    'Machen Sie aus den Zellen, die eine Spalte oder Zeile benennen, `<th>`, mit `scope="col"` oder `scope="row"`.',
    'Wo die Tabelle nur Inhalt anordnet, geben Sie ihr `role="presentation"`, oder besser: Verwenden Sie CSS.',
  ],
  messages: {
    headWithoutHeaders: () =>
      'Die Zellen im Kopf dieser Tabelle benennen ihre Spalten, sind aber td. Machen Sie th daraus, mit scope="col".',
    tableForLayout: () =>
      'Die Tabelle hat keine Kopfzelle, und in ihren Zellen stehen Überschriften, Listen oder andere Blöcke. Ordnet sie diese nur an? Wenn ja, geben Sie ihr role="presentation"; hat sie Daten, machen Sie th aus den Kopfzellen.',
    tableWithoutHeaders: () =>
      'Die Tabelle hat keine Kopfzelle. Benennen ihre ersten Zellen die Spalten oder Zeilen? Wenn ja, machen Sie th daraus; ordnet sie nur Inhalt an, geben Sie ihr role="presentation".',
  },
};
