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
    head_without_headers: {
      problem:
        'Die Zellen im Kopf dieser Tabelle benennen ihre Spalten, sind aber td. Screenreader sagen sie bei den Zellen darunter nicht an.',
      fix: 'Machen Sie daraus th mit scope="col".',
    },
    layout: {
      problem:
        'Diese Tabelle hat keine Kopfzelle, und ihre Zellen enthalten Überschriften, Listen oder andere Blöcke. Ordnet sie diese nur an?',
      fix: 'Wenn ja, geben Sie ihr role="presentation". Enthält sie Daten, machen Sie ihre Köpfe zu th.',
    },
    no_header_roles: {
      problem:
        'Diese Tabelle aus ARIA-Rollen hat keine Kopfzelle. Benennen ihre ersten Zellen die Spalten oder Zeilen?',
      fix: 'Wenn ja, geben Sie ihnen role="columnheader" oder role="rowheader", oder verwenden Sie ein <table> mit th.',
    },
    no_headers: {
      problem: 'Diese Tabelle hat keine Kopfzelle. Benennen ihre ersten Zellen die Spalten oder Zeilen?',
      fix: 'Wenn ja, machen Sie daraus th. Ordnet die Tabelle nur Inhalte an, geben Sie ihr role="presentation".',
    },
  },
};
