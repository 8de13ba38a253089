import type { TranslationOf } from '../../../rule-sentences.ts';
import type { en } from './en.ts';

export const de: TranslationOf<typeof en> = {
  title: 'Tastenkürzel aus einem einzelnen Zeichen müssen sich abschalten lassen',
  description:
    'Ein Tastenkürzel aus einem Buchstaben, einer Ziffer oder einem Zeichen ohne Zusatztaste lässt sich abschalten oder ändern.',
  whyItMatters:
    'Menschen, die diktieren, lösen solche Tastenkürzel mit jedem gesprochenen Wort aus, und Menschen mit zitternden Händen treffen sie aus Versehen. Die Seite tut dann etwas, das sie nicht wollten.',
  howToFix: [
    'Ergänzen Sie im Tastenkürzel Strg, Alt oder Meta.',
    'Oder bieten Sie eine Einstellung an, mit der man die Tastenkürzel abschaltet oder andere Tasten wählt, und nennen Sie sie auf der Seite.',
    'Oder lassen Sie das Tastenkürzel nur wirken, solange das Element den Fokus hat, zu dem es gehört.',
  ],
  messages: {
    always: {
      problem:
        'Die Seite reagiert auf {quotedKeys} ohne Zusatztaste und sagt nicht, wie sich das abschalten lässt. Wer diktiert, löst es mit jedem Wort aus.',
      fix: 'Ergänzen Sie im Tastenkürzel Strg oder Alt, oder bieten Sie eine Einstellung an, die es abschaltet oder ändert.',
    },
    maybe_off: {
      problem:
        'Die Seite reagiert auf {quotedKeys} ohne Zusatztaste, wo auch immer der Fokus ist. Lässt sich das abschalten, oder lassen sich die Tasten ändern?',
      fix: 'Wenn nicht, ergänzen Sie eine Einstellung dafür.',
    },
  },
};
