import type { TranslationOf } from '../../../rule-sentences.ts';
import type { en } from './en.ts';

export const de: TranslationOf<typeof en> = {
  title: 'Was den Fokus hat, darf nicht verdeckt sein',
  description:
    'Während die Tabulatortaste durch die Seite führt, vorwärts und zurück, verdeckt kein Kopfbereich, Banner oder anderer Kasten, der im Bild bleibt, das Element mit dem Fokus ganz.',
  whyItMatters:
    'Menschen mit Tastatur folgen dem Fokus mit den Augen. Verdeckt ihn ein fester Kopfbereich oder ein Cookie-Banner, wissen sie nicht, wo sie sind, und drücken blind Tasten.',
  howToFix: [
    'Geben Sie dem scrollenden Container `scroll-padding-top` und `scroll-padding-bottom` in der Größe dessen, was im Bild bleibt. Der Browser scrollt dann weiter, wenn der Fokus wandert.',
    'Machen Sie ein Banner zum Teil der Seite statt zu einem festen Kasten, oder lassen Sie es sich mit Escape schließen.',
  ],
  messages: {
    covered: {
      problem: 'Wenn dieses Element den Fokus hat, verdeckt „{name}“ es ganz.',
      fix: 'Fügen Sie scroll-padding für das hinzu, was im Bild bleibt, oder schieben Sie „{name}“ beiseite.',
    },
    dialog: {
      problem:
        'Wenn dieses Element den Fokus hat, verdeckt „{name}“ es ganz, und dazu den größten Teil des Bildes. Lässt sich das schließen, ohne den Fokus zu bewegen?',
      fix: 'Wenn nicht, halten Sie den Fokus in dem, was vorne ist, und machen Sie die Seite dahinter inert.',
    },
  },
};
