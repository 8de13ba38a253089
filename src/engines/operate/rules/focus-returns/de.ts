import type { TranslationOf } from '../../../rule-sentences.ts';
import type { en } from './en.ts';

export const de: TranslationOf<typeof en> = {
  title: 'Der Fokus muss zurückkehren, nachdem etwas geschlossen wurde',
  description:
    'Nachdem ein Dialog oder Menü, das den Fokus hatte, mit der Tastatur geschlossen wurde, hat ein Element den Fokus, oder die Tabulatortaste führt nahe beim Auslöser weiter.',
  whyItMatters:
    'Menschen mit Tastatur oder Screenreader machen dort weiter, wo der Fokus ist. Geht er beim Schließen eines Dialogs verloren, beginnen sie wieder am Anfang der Seite, mit jedem Link vor der Stelle, an der sie waren.',
  howToFix: [
    'Öffnen Sie Dialoge mit `showModal()` an einem `<dialog>` und Menüs als `popover`: Der Browser gibt den Fokus zurück.',
    'Merken Sie sich sonst beim Öffnen das Element mit dem Fokus, und rufen Sie nach dem Schließen `focus()` an ihm auf.',
  ],
  messages: {
    top: {
      problem:
        'Nachdem mit der Tastatur geschlossen wurde, was „{name}“ öffnet, hat kein Element den Fokus. Die Tabulatortaste beginnt wieder am Anfang der Seite.',
      fix: 'Rufen Sie nach dem Schließen focus() am Auslöser auf.',
    },
    away: {
      problem:
        'Nachdem mit der Tastatur geschlossen wurde, was „{name}“ öffnet, hat kein Element den Fokus, und die Tabulatortaste führt weit vom Auslöser weg. Kann man dort weitermachen, wo man war?',
      fix: 'Wenn nicht, rufen Sie nach dem Schließen focus() am Auslöser auf.',
    },
  },
};
