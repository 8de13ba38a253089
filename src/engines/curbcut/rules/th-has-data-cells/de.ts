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
    headersEmpty: (names, more) =>
      `Kopfzellen ohne eine Zelle, die sie beschreiben: ${listHeaders(names, more)}. Ergänzen Sie die Zellen, berichtigen Sie scope oder headers, oder machen Sie aus der Kopfzelle ein td.`,
    headersRepeated: (names, more) =>
      `Der Fuß der Tabelle wiederholt ihre Kopfzellen: ${listHeaders(names, more)}. Darunter steht keine Zelle. Machen Sie td daraus, es sei denn, ein Screenreader sagt sie dort an, wo sie nützen.`,
    headersUnclear: (names, more) =>
      `Es ist unklar, welche Zellen diese Kopfzellen beschreiben: ${listHeaders(names, more)}. Ergänzen Sie scope="col" oder scope="row".`,
  },
};

function listHeaders(names: string, more: number): string {
  const listed = names.split('\n').map((name) => (name === '' ? '(leer)' : `„${name}“`));
  return listed.join(', ') + (more > 0 ? ` und ${more} weitere` : '');
}
