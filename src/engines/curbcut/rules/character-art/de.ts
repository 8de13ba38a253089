import type { TranslationOf } from '../../../rule-sentences.ts';
import type { en } from './en.ts';

export const de: TranslationOf<typeof en> = {
  title: 'Ein Bild aus Zeichen muss eine Textalternative haben',
  description: 'Vorformatierter Text aus mehreren Zeilen, der vor allem aus Zeichen besteht, hat als Bild einen Namen.',
  whyItMatters:
    'Screenreader lesen ein solches Bild Zeichen für Zeichen vor: „Schrägstrich, umgekehrter Schrägstrich, Komma“. Menschen, die es nicht sehen, hören Lärm und erfahren nicht, was es zeigt.',
  howToFix: [
    'Geben Sie dem `<pre>` `role="img"` und ein `aria-label`, das sagt, was es zeigt.',
    'Oder verbergen Sie es mit `aria-hidden="true"`, wo Text daneben dasselbe sagt.',
    'Wo es Code oder Daten sind, kennzeichnen Sie den Befund als falsch positiv.',
  ],
  messages: {
    picture: {
      problem:
        'Dieser Text scheint ein Bild zu sein, das aus Zeichen besteht. Screenreader lesen es Zeichen für Zeichen vor.',
      fix: 'Ist es ein Bild, geben Sie ihm role="img" und einen Namen, der sagt, was es zeigt.',
    },
  },
};
