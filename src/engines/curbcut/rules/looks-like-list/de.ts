import type { TranslationOf } from '../../../rule-sentences.ts';
import type { en } from './en.ts';

export const de: TranslationOf<typeof en> = {
  title: 'Zeilen, die wie eine Liste aussehen, müssen eine sein',
  description: 'Zeilen, die mit Aufzählungszeichen oder Nummern beginnen, sind als Liste ausgezeichnet.',
  whyItMatters:
    'Screenreader sagen, wie viele Einträge eine Liste hat, und lassen Menschen sie überspringen. Zeilen mit getippten Aufzählungszeichen werden als ein langer Text vorgelesen, mit „Punkt“ oder „Stern“ dazwischen.',
  howToFix: [
    'Verwenden Sie `<ul>` oder `<ol>` mit einem `<li>` je Zeile, und entfernen Sie die getippten Zeichen und Nummern.',
    'Gehören die Nummern zum Text, wie in einem Gesetz, lassen Sie sie stehen und verbergen Sie die der Liste: `list-style: none`.',
  ],
  messages: {
    list: {
      problem:
        '{n} (Zeile beginnt|Zeilen beginnen) wie eine Liste mit einem Aufzählungszeichen oder einer Nummer. Screenreader sagen weder, dass es eine Liste ist, noch, wie lang sie ist.',
      fix: 'Ist es eine Liste, verwenden Sie ul oder ol mit li.',
    },
  },
};
