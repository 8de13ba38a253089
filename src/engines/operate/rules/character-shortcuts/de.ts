import type { TranslationOf } from '../../../rule-sentences.ts';
import type { en } from './en.ts';

const answered = (keys: readonly string[]): string =>
  `Die Seite reagiert auf ${keys.map((key) => `„${key}“`).join(', ')} ohne Zusatztaste, wo auch immer der Fokus ist`;

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
    shortcuts: (keys) =>
      `${answered(keys)}, und sagt nicht, wie sich das abschalten lässt. Ergänzen Sie im Tastenkürzel Strg oder Alt, oder bieten Sie eine Einstellung an, die es abschaltet oder ändert.`,
    shortcutsMaybeOff: (keys) =>
      `${answered(keys)}. Lässt sich das abschalten, lassen sich die Tasten ändern, oder wirkt es nur, solange ein Element den Fokus hat? Wenn nicht, ergänzen Sie eine Einstellung.`,
  },
};
