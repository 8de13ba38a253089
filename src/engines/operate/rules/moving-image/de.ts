import type { TranslationOf } from '../../../rule-sentences.ts';
import type { en } from './en.ts';

export const de: TranslationOf<typeof en> = {
  title: 'Bilder dürfen sich nicht länger als 5 Sekunden bewegen',
  description: 'Ein Bild in GIF, WebP oder APNG steht nach höchstens 5 Sekunden still, oder es lässt sich anhalten.',
  whyItMatters:
    'Browser haben keine Schaltfläche, die ein animiertes Bild anhält. Menschen mit Aufmerksamkeitsstörungen können Text neben etwas, das sich endlos bewegt, nicht lesen.',
  howToFix: [
    'Speichern Sie das Bild so, dass es einmal abläuft und nach höchstens 5 Sekunden steht.',
    'Oder verwenden Sie stattdessen ein `<video controls>` oder ein stehendes Bild mit einer Schaltfläche, die es startet.',
    'Wo es nur zeigt, dass etwas geladen wird, kennzeichnen Sie den Befund als falsch positiv.',
  ],
  messages: {
    moves: {
      problem:
        'Dieses Bild bewegt sich von selbst länger als 5 Sekunden und lenkt Menschen mit Aufmerksamkeitsstörungen ab. Lässt es sich anhalten, beenden oder ausblenden?',
      fix: 'Wenn nicht, zeigen Sie ein stehendes Bild mit einer Schaltfläche, die es startet, oder lassen Sie es nach höchstens 5 Sekunden stehen.',
    },
  },
};
