import type { TranslationOf } from '../../../rule-sentences.ts';
import type { en } from './en.ts';

export const de: TranslationOf<typeof en> = {
  title: 'Der Hinweis neben einem Feld muss zu ihm gehören',
  description: 'Auf einen Hinweis neben einem Feld, wie seine Klasse ihn nennt, verweist das Feld.',
  whyItMatters:
    'Menschen, die das Formular sehen, lesen den Hinweis zusammen mit dem Feld. Screenreader, die von Feld zu Feld springen, sagen nur an, worauf das Feld verweist, und der Hinweis bleibt ungehört.',
  howToFix: [
    'Geben Sie dem Hinweis eine `id` und dem Feld `aria-describedby` mit dieser ID.',
    'Oder setzen Sie einen kurzen Hinweis in das `<label>`.',
    'Wo man den Text nicht braucht, um das Feld auszufüllen, kennzeichnen Sie den Befund als falsch positiv.',
  ],
  messages: {
    apart: {
      problem:
        'Der Text „{text}“ sieht wie ein Hinweis zu diesem Feld aus, das nicht auf ihn verweist. Screenreader lassen ihn dann weg, wenn jemand das Feld erreicht.',
      fix: 'Ist es ein Hinweis, geben Sie ihm eine id, und nennen Sie diese im aria-describedby des Feldes.',
    },
  },
};
