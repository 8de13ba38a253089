import type { TranslationOf } from '../../../rule-sentences.ts';
import type { en } from './en.ts';

export const de: TranslationOf<typeof en> = {
  title: 'Was sich ziehen lässt, lässt sich auch ohne Ziehen bewegen',
  description:
    'Was Menschen durch Ziehen bewegen, lässt sich auch mit einzelnen Klicks oder Berührungen bewegen, etwa mit Schaltflächen.',
  whyItMatters:
    'Eine Taste zu halten und dabei den Zeiger zu bewegen, ist für Menschen mit Tremor schwer oder unmöglich, ebenso mit Augensteuerung, Kopfzeiger oder Sprache. Ein Weg mit der Tastatur hilft denen nicht, die nur zeigen.',
  howToFix: [
    'Fügen Sie Schaltflächen wie „Nach oben“ und „Nach unten“ hinzu, oder ein Menü mit den Zielen.',
    'Oder lassen Sie das Element mit einem Klick auswählen und seinen neuen Platz mit einem zweiten.',
  ],
  messages: {
    dragged: {
      problem: 'Dieses Element lässt sich ziehen. Geht dasselbe mit einzelnen Klicks oder Berührungen?',
      fix: 'Wenn nicht, fügen Sie Schaltflächen oder ein Menü hinzu, die es bewegen.',
    },
  },
};
