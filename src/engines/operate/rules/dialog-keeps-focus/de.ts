import type { TranslationOf } from '../../../rule-sentences.ts';
import type { en } from './en.ts';

export const de: TranslationOf<typeof en> = {
  title: 'Die Tabulatortaste muss in einem modalen Dialog bleiben',
  description:
    'Solange ein modaler Dialog offen ist, führen Tab und Umschalt+Tab nicht zu Elementen der Seite dahinter, erst recht nicht zu verborgenen.',
  whyItMatters:
    'Menschen mit Tastatur verlieren den Fokus aus den Augen, wenn er hinter einen Dialog wandert. Menschen mit Screenreader hören Teile einer Seite, die sie laut dem Dialog gerade nicht verwenden können.',
  howToFix: [
    'Öffnen Sie den Dialog mit `showModal()` an einem `<dialog>`: Der Browser hält die Tabulatortaste von der Seite dahinter fern.',
    'Setzen Sie sonst `inert` auf alles hinter dem Dialog, solange er offen ist.',
    'Darf man die Seite verwenden, während der Dialog offen ist, entfernen Sie `aria-modal`.',
  ],
  messages: {
    hidden: {
      problem:
        'Die Tabulatortaste führt aus diesem modalen Dialog, der sich durch „{name}“ öffnet, zu „{behind}“ dahinter. Das ist ganz verdeckt oder vor Screenreadern verborgen.',
      fix: 'Setzen Sie inert auf die Seite hinter dem Dialog, oder öffnen Sie ihn mit showModal().',
    },
    hidden_at_start: {
      problem:
        'Die Tabulatortaste führt aus diesem modalen Dialog, der beim Laden der Seite offen ist, zu „{behind}“ dahinter. Das ist ganz verdeckt oder vor Screenreadern verborgen.',
      fix: 'Setzen Sie inert auf die Seite hinter dem Dialog, oder öffnen Sie ihn mit showModal().',
    },
    behind_at_start: {
      problem:
        'Die Tabulatortaste führt aus diesem modalen Dialog, der beim Laden der Seite offen ist, zu „{behind}“ dahinter. Kann man das sehen und verwenden, während der Dialog offen ist?',
      fix: 'Wenn nicht, setzen Sie inert auf die Seite hinter dem Dialog, oder öffnen Sie ihn mit showModal(). Wenn ja, entfernen Sie aria-modal.',
    },
    behind: {
      problem:
        'Die Tabulatortaste führt aus diesem modalen Dialog, der sich durch „{name}“ öffnet, zu „{behind}“ dahinter. Kann man das sehen und verwenden, während der Dialog offen ist?',
      fix: 'Wenn nicht, setzen Sie inert auf die Seite hinter dem Dialog, oder öffnen Sie ihn mit showModal(). Wenn ja, entfernen Sie aria-modal.',
    },
  },
};
