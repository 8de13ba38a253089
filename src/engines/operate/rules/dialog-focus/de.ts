import type { TranslationOf } from '../../../rule-sentences.ts';
import type { en } from './en.ts';

export const de: TranslationOf<typeof en> = {
  title: 'Ein Dialog, der sich öffnet, muss den Fokus bekommen oder als Nächstes folgen',
  description:
    'Nachdem ein Dialog mit der Tastatur geöffnet wurde, ist der Fokus in ihm, oder die Tabulatortaste führt vom Auslöser in ihn hinein.',
  whyItMatters:
    'Menschen mit Tastatur oder Screenreader bleiben dort, wo der Fokus ist. Öffnet sich ein Dialog anderswo, bemerken sie ihn nicht, oder sie müssen durch die ganze Seite dahinter.',
  howToFix: [
    'Öffnen Sie den Dialog mit `showModal()` an einem `<dialog>`: Der Browser setzt den Fokus hinein, hält ihn dort und gibt ihn zurück.',
    'Setzen Sie sonst beim Öffnen den Fokus auf das erste Bedienelement oder die Überschrift des Dialogs und beim Schließen zurück auf den Auslöser.',
  ],
  messages: {
    behind: {
      problem:
        'Dieser Dialog öffnet sich durch „{name}“ und hat Bedienelemente. Der Fokus bleibt außerhalb, und die Tabulatortaste führt nicht in ihn hinein.',
      fix: 'Setzen Sie beim Öffnen den Fokus hinein, wie es showModal() tut.',
    },
  },
};
