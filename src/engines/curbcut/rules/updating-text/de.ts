import type { TranslationOf } from '../../../rule-sentences.ts';
import type { en } from './en.ts';

const changed = (changes: number, spanMs: number): string => {
  const seconds = (spanMs / 1_000).toFixed(1).replace('.', ',');
  return `Der Text hat sich innerhalb von ${seconds} Sekunden ${changes}-mal von selbst geändert`;
};

export const de: TranslationOf<typeof en> = {
  title: 'Text, der sich von selbst ändert, muss sich anhalten lassen',
  description:
    'Text, der sich immer wieder von selbst ändert, lässt sich anhalten, beenden oder ausblenden, oder man wählt, wie oft er sich ändert.',
  whyItMatters:
    'Text, der sich neben dem Gelesenen ändert, zieht den Blick auf sich, und manche Menschen können dann nicht weiterlesen. Andere brauchen mehr Zeit, als er ihnen lässt. Screenreader sprechen womöglich jede Änderung.',
  howToFix: [
    'Zeigen Sie den neuen Text, wenn Menschen ihn anfordern, mit einer Schaltfläche wie „Aktualisieren“.',
    'Oder setzen Sie eine Schaltfläche in die Nähe, die die Änderungen anhält, und sagen Sie das in ihrem Namen.',
    'Oder lassen Sie Menschen den Text ausblenden oder wählen, wie oft er sich ändert.',
  ],
  messages: {
    cannotStop: (changes, spanMs) =>
      `${changed(changes, spanMs)}, und die Seite hat kein Bedienelement, das ihn anhalten könnte. Ergänzen Sie eine Schaltfläche, die ihn anhält oder ausblendet.`,
    mayStop: (changes, spanMs) =>
      `${changed(changes, spanMs)}. Können Menschen ihn anhalten, beenden oder ausblenden oder einstellen, wie oft er sich ändert? Wenn nicht, ergänzen Sie eine Schaltfläche dafür.`,
    textChanges: () =>
      'Der Text ändert sich von selbst. Geschieht das immer wieder, müssen Menschen ihn anhalten, beenden oder ausblenden oder einstellen können, wie oft er sich ändert.',
  },
};
