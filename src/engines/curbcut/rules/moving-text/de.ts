import type { TranslationOf } from '../../../rule-sentences.ts';
import type { en } from './en.ts';

export const de: TranslationOf<typeof en> = {
  title: 'Text darf sich nicht länger als 5 Sekunden bewegen oder blinken',
  description:
    'Text, den eine Animation durch Stile bewegt oder blinken lässt, steht nach höchstens 5 Sekunden still, oder er lässt sich anhalten.',
  whyItMatters:
    'Viele Menschen können Text nicht lesen, während er sich bewegt. Menschen mit Aufmerksamkeitsstörungen können nicht lesen, was daneben steht.',
  howToFix: [
    'Lassen Sie die Animation nach höchstens 5 Sekunden enden: Geben Sie statt `infinite` eine Zahl von Durchläufen an.',
    'Oder ergänzen Sie eine Schaltfläche, die sie anhält. Ein Anhalten nur unter dem Zeiger hilft weder am Touchscreen noch an der Tastatur.',
    'Wo sie nur zeigt, dass etwas geladen wird, kennzeichnen Sie den Befund als falsch positiv.',
  ],
  messages: {
    moves: {
      problem: 'Dieser Text bewegt sich von selbst ohne Ende. Lässt er sich anhalten, beenden oder ausblenden?',
      fix: 'Wenn nicht, ergänzen Sie eine Schaltfläche, die ihn anhält, oder lassen Sie ihn nach höchstens 5 Sekunden stillstehen.',
    },
    blinks: {
      problem: 'Dieser Text blinkt ohne Ende. Lässt er sich anhalten, beenden oder ausblenden?',
      fix: 'Wenn nicht, ergänzen Sie eine Schaltfläche, die das Blinken beendet, oder lassen Sie es nach höchstens 5 Sekunden enden.',
    },
  },
};
