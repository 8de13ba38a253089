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
    text: {
      problem:
        'Die Tabulatortaste hält an diesem Text, und nichts sagt, dass man ihn bedienen kann. Geschieht etwas, wenn man dort die Eingabetaste drückt?',
      fix: 'Wenn nicht, entfernen Sie den tabindex. Wenn ja, machen Sie daraus einen <button> oder einen Link.',
    },
  },
};
