import type { TranslationOf } from '../../../rule-sentences.ts';
import type { en } from './en.ts';

export const de: TranslationOf<typeof en> = {
  title: 'Ein Bild und seine Beschriftung sollten ein Link sein',
  description: 'Zwei Links nebeneinander haben nicht denselben Namen und dieselbe URL.',
  whyItMatters:
    'Menschen, die einen Screenreader oder die Tastatur verwenden, treffen zweimal auf denselben Link und fragen sich, wie sich beide unterscheiden.',
  howToFix: [
    'Setzen Sie Bild und Text in ein `<a>`, und geben Sie dem Bild `alt=""`.',
    'Oder entfernen Sie einen der beiden Links.',
  ],
  messages: {
    repeated: {
      problem:
        'Der Link davor heißt ebenfalls „{name}“ und führt zur selben Seite. Screenreader lesen ihn zweimal vor, und die Tastatur hält zweimal an.',
      fix: 'Machen Sie aus beiden einen Link, zum Beispiel aus Bild und Text in einem <a>.',
    },
  },
};
