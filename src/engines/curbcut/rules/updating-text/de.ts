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
    changes: {
      problem:
        'Dieser Text ändert sich von selbst. Das lenkt Menschen mit Aufmerksamkeitsstörungen ab, und Screenreader unterbrechen womöglich, was sie vorlesen.',
      fix: 'Ändert er sich immer wieder, lassen Sie ihn anhalten, beenden oder ausblenden oder einstellen, wie oft er sich ändert.',
    },
    cannot_stop: {
      problem:
        'Dieser Text hat sich innerhalb von {nSeconds} Sekunden {n}-mal von selbst geändert, und kein Bedienelement der Seite könnte ihn anhalten. Menschen mit Aufmerksamkeitsstörungen können daneben nicht lesen.',
      fix: 'Ergänzen Sie eine Schaltfläche, die ihn anhält oder ausblendet.',
    },
    may_stop: {
      problem:
        'Dieser Text hat sich innerhalb von {nSeconds} Sekunden {n}-mal von selbst geändert. Lässt er sich anhalten, beenden oder ausblenden oder einstellen, wie oft er sich ändert?',
      fix: 'Wenn nicht, ergänzen Sie eine Schaltfläche dafür.',
    },
  },
};
