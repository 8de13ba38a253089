import type { TranslationOf } from '../../../rule-sentences.ts';
import type { en } from './en.ts';

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
    textChanges: () =>
      'Der Text ändert sich von selbst. Geschieht das immer wieder, müssen Menschen ihn anhalten, beenden oder ausblenden oder einstellen können, wie oft er sich ändert.',
  },
};
