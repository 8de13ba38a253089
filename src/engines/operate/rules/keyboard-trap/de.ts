import type { TranslationOf } from '../../../rule-sentences.ts';
import type { en } from './en.ts';

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
    wrapped: {
      problem:
        'Tab führt von hier, dem letzten Element, zurück zum ersten, und Umschalt+Tab wieder hierher. Mit der Tastatur erreicht man die Bedienelemente des Browsers nie.',
      fix: 'Lassen Sie Tab die Seite verlassen, es sei denn, ein modaler Dialog ist offen.',
    },
    in_front: {
      problem:
        'Der Tastaturfokus kann dieses Element mit Tab, Umschalt+Tab, Escape und den Pfeiltasten nicht verlassen. Es steht in einem Kasten vor der Seite.',
      fix: 'Prüfen Sie, dass eine Schaltfläche darin den Kasten schließt und den Fokus freigibt.',
    },
    with_help: {
      problem:
        'Der Tastaturfokus kann dieses Element mit Tab, Umschalt+Tab, Escape und den Pfeiltasten nicht verlassen. Ein Bedienelement daneben sagt oder tut vielleicht, was nötig ist, um herauszukommen.',
      fix: 'Prüfen Sie das.',
    },
    other_key: {
      problem:
        'Der Tastaturfokus kann dieses Element mit Tab, Umschalt+Tab, Escape und den Pfeiltasten nicht verlassen. Die Seite nennt eine Taste, die nicht gedrückt wurde.',
      fix: 'Prüfen Sie, dass diese Taste den Fokus freigibt.',
    },
    caught: {
      problem:
        'Der Tastaturfokus kann dieses Element mit Tab, Umschalt+Tab, Escape und den Pfeiltasten nicht verlassen. Wer nur die Tastatur benutzt, kommt hier nicht mehr weg.',
      fix: 'Holen Sie den Fokus nicht zurück, und fangen Sie die Tabulatortaste nicht ab. Braucht ein Bedienelement sie, nennen Sie daneben die Taste, mit der man es verlässt.',
    },
  },
};
