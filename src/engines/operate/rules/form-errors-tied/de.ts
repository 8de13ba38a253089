import type { TranslationOf } from '../../../rule-sentences.ts';
import type { en } from './en.ts';

export const de: TranslationOf<typeof en> = {
  title: 'Fehlermeldungen müssen zu ihren Feldern gehören',
  description:
    'Eine Meldung, die ein Formular an einem Feld zeigt, ist Teil des Namens oder der Beschreibung des Feldes, oder sie nennt es.',
  whyItMatters:
    'Menschen mit Screenreader gehen von Feld zu Feld. Eine Meldung, die nur durch ihren Ort zu einem Feld gehört, wird dort nicht vorgelesen. Sie wissen dann nicht, welches Feld gemeint ist.',
  howToFix: [
    'Geben Sie der Meldung eine `id` und nennen Sie diese in `aria-describedby` oder `aria-errormessage` des Feldes.',
    'Markieren Sie das Feld mit `aria-invalid="true"`, solange es falsch ist.',
    'Oder schreiben Sie die Meldung in die Beschriftung des Feldes.',
  ],
  messages: {
    untied: {
      problem:
        'Diese Meldung erscheint am Feld „{label}“, das nicht auf sie verweist: „{text}“. Lesen Screenreader sie am Feld vor?',
      fix: 'Wenn nicht, nennen Sie die Meldung in aria-describedby des Feldes und setzen Sie aria-invalid="true".',
    },
  },
};
