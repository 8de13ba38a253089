import type { TranslationOf } from '../../../rule-sentences.ts';
import type { en } from './en.ts';

export const de: TranslationOf<typeof en> = {
  title: 'Zur Steuerung durch Bewegung muss es ein Bedienelement geben, und sie muss abschaltbar sein',
  description:
    'Inhalt, der sich beim Drehen oder Schütteln des Geräts ändert, lässt sich auch mit einem Bedienelement ändern und bleibt auf Wunsch, wie er ist.',
  whyItMatters:
    'Menschen, deren Gerät an einem Rollstuhl befestigt ist, können es nicht drehen oder schütteln, und Menschen mit Tremor tun es unabsichtlich. Die einen können die Funktion nicht verwenden, die anderen ihr nicht ausweichen.',
  howToFix: [
    'Ergänzen Sie Schaltflächen oder einen Schieberegler, die dasselbe bewirken wie das Neigen oder Schütteln des Geräts.',
    'Ergänzen Sie eine Einstellung, die die Reaktion auf Bewegung abschaltet.',
  ],
  messages: {
    maybe_controlled: {
      problem:
        'Der Inhalt ändert sich, wenn das Gerät gedreht oder geschüttelt wird. Bewirkt ein Bedienelement dasselbe, und lässt sich die Reaktion auf Bewegung abschalten?',
      fix: 'Wenn nicht, ergänzen Sie beides.',
    },
    only_motion: {
      problem:
        'Der Inhalt ändert sich, wenn das Gerät gedreht oder geschüttelt wird, und kein Bedienelement der Seite bewirkt etwas. Wer sein Gerät nicht bewegen kann, kann das nicht nutzen.',
      fix: 'Ergänzen Sie ein Bedienelement, das dasselbe bewirkt, und eine Einstellung, die die Reaktion auf Bewegung abschaltet.',
    },
  },
};
