import type { TranslationOf } from '../../../rule-sentences.ts';
import type { en } from './en.ts';

const caught =
  'Der Tastaturfokus kann dieses Element nicht verlassen: Tab, Umschalt+Tab, Escape und die Pfeiltasten halten ihn hier';

export const de: TranslationOf<typeof en> = {
  title: 'Der Tastaturfokus muss jedes Element wieder verlassen können',
  description:
    'Mit Tab, Umschalt+Tab, Escape, den Pfeiltasten oder einer Taste, die die Seite nennt, verlässt der Fokus jedes Element.',
  whyItMatters:
    'Ist der Fokus einmal hier, kommen Menschen, die die Tastatur verwenden, nicht mehr weg: Alles danach auf der Seite ist unerreichbar, oft auch die Bedienelemente des Browsers. Sie können die Seite nur noch schließen.',
  howToFix: [
    'Entfernen Sie das Skript, das die Tabulatortaste abfängt (`preventDefault` bei `keydown`) oder den Fokus zurückholt, wenn er das Element verlässt (`blur`, `focusout`).',
    'Halten Sie den Fokus in einem modalen Dialog, aber schließen Sie ihn mit Escape und mit einer Schaltfläche, und setzen Sie den Fokus dann zurück.',
    'Braucht ein Bedienelement wie ein Editor die Tabulatortaste, bieten Sie eine andere Taste an, mit der man es verlässt, und nennen Sie sie daneben.',
  ],
  messages: {
    trapWrapped: () =>
      'Tab führt von hier, dem letzten Element, zurück zum ersten, und Umschalt+Tab wieder hierher: Der Tastaturfokus erreicht die Bedienelemente des Browsers nie. Lassen Sie Tab die Seite verlassen, es sei denn, ein modaler Dialog ist offen.',
    trapInFront: () =>
      `${caught}. Es steht in einem Kasten vor der Seite: Prüfen Sie, dass eine Schaltfläche darin den Kasten schließt und den Fokus freigibt.`,
    trapWithHelp: () =>
      `${caught}. Ein Bedienelement daneben sagt oder tut vielleicht, was nötig ist, um herauszukommen: Prüfen Sie das.`,
    trapOtherKey: () =>
      `${caught}. Die Seite nennt eine Taste, die nicht gedrückt wurde: Prüfen Sie, dass sie den Fokus freigibt.`,
    trap: () =>
      `${caught}. Holen Sie den Fokus nicht zurück, wenn er das Element verlässt, und fangen Sie die Tabulatortaste nicht ab. Braucht ein Bedienelement sie, nennen Sie daneben die Taste, mit der man es verlässt.`,
  },
};
