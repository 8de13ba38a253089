import type { TranslationOf } from '../../../rule-sentences.ts';
import type { en } from './en.ts';

export const de: TranslationOf<typeof en> = {
  title: 'Fehlermeldungen müssen angesagt werden',
  description:
    'Wird ein Formular leer abgesendet und bleibt stehen, steht die Meldung in einer Live-Region, oder der Fokus wandert.',
  whyItMatters:
    'Menschen mit Screenreader hören, was den Fokus hat. Eine Meldung, die anderswo erscheint, bleibt stumm: Nach dem Druck auf die Schaltfläche hören sie nichts und glauben, das Formular sei abgesendet.',
  howToFix: [
    'Setzen Sie den Fokus auf das erste falsche Feld oder auf eine Liste aller Fehler.',
    'Oder schreiben Sie die Meldung in ein Element mit `role="alert"`, das von Anfang an auf der Seite ist.',
  ],
  messages: {
    silent: {
      problem:
        'Wird das Formular leer abgesendet, erscheint „{text}“. Der Fokus bleibt auf der Schaltfläche, und keine Live-Region enthält die Meldung.',
      fix: 'Setzen Sie den Fokus auf das Feld oder eine Liste der Fehler, oder schreiben Sie die Meldung in ein Element mit role="alert".',
    },
    unsure: {
      problem:
        'Wird das Formular leer abgesendet, erscheint „{text}“, und keine Live-Region enthält es. Bemerken das Menschen mit Screenreader?',
      fix: 'Wenn nicht, setzen Sie den Fokus auf das Feld oder eine Liste der Fehler, oder schreiben Sie die Meldung in ein Element mit role="alert".',
    },
  },
};
