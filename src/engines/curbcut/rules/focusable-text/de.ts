import type { TranslationOf } from '../../../rule-sentences.ts';
import type { en } from './en.ts';

export const de: TranslationOf<typeof en> = {
  title: 'Die Tabulatortaste sollte nur erreichen, was sich bedienen lässt',
  description: 'Text, der nichts bewirkt, hat keinen `tabindex`.',
  whyItMatters:
    'Screenreader lesen Text vor, ohne dass er den Fokus hat. Menschen mit Tastatur drücken die Tabulatortaste für jeden solchen Text einmal mehr und erwarten, dass sich dort etwas tun lässt.',
  howToFix: [
    'Entfernen Sie `tabindex="0"` von Text.',
    'Bewirkt der Text etwas, machen Sie ein `<button>` oder einen Link daraus.',
    'Wo ein Skript den Fokus dorthin setzt, verwenden Sie `tabindex="-1"`.',
  ],
  messages: {
    focusableText: () =>
      'Die Tabulatortaste erreicht diesen Text, und nichts sagt, dass er sich bedienen lässt. Geschieht dort etwas, wenn man die Eingabetaste drückt? Wenn nicht, entfernen Sie den tabindex.',
  },
};
