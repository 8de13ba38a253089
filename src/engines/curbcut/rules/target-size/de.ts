import type { TranslationOf } from '../../../rule-sentences.ts';
import type { en } from './en.ts';

export const de: TranslationOf<typeof en> = {
  title: 'Ziele müssen 24 Pixel groß sein oder genug Abstand haben',
  description: 'Ziele für Zeiger und Berührung sind groß genug oder weit genug voneinander entfernt.',
  whyItMatters:
    'Kleine Ziele dicht nebeneinander sind schwer zu treffen: für Menschen mit Tremor, großen Fingern oder eingeschränkter Beweglichkeit und für alle in einem fahrenden Zug. Sie lösen das Falsche aus, manchmal ohne Weg zurück.',
  howToFix: [
    'Machen Sie die Fläche, die reagiert, mindestens 24 mal 24 CSS-Pixel groß, zum Beispiel mit `padding` oder mit `min-width` und `min-height`.',
    'Oder lassen Sie so viel Abstand, dass ein Kreis von 24 Pixeln um die Mitte jedes kleinen Ziels kein anderes Ziel berührt.',
    'Vergrößern Sie das Symbol zum Schließen samt seiner anklickbaren Fläche, und lassen Sie nichts einen Teil davon verdecken.',
    'Links innerhalb eines Satzes sind ausgenommen.',
  ],
  messages: {
    small: {
      problem:
        'Dieses Ziel ist {nWidth} mal {nHeight} Pixel groß, und andere liegen zu nah daran. Wessen Hände zittern, trifft das falsche.',
      fix: 'Machen Sie es mindestens {nMinSize} mal {nMinSize} Pixel groß, oder lassen Sie mehr Abstand.',
    },
    review_small: {
      problem:
        'Dies ist womöglich ein Ziel, {nWidth} mal {nHeight} Pixel groß, mit anderen nah daran. Klickt oder tippt man darauf?',
      fix: 'Wenn ja, machen Sie es mindestens {nMinSize} mal {nMinSize} Pixel groß, oder lassen Sie mehr Abstand.',
    },
  },
};
