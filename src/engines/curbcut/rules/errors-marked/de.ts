import type { TranslationOf } from '../../../rule-sentences.ts';
import type { en } from './en.ts';

export const de: TranslationOf<typeof en> = {
  title: 'Fehlerhafte Felder müssen gekennzeichnet sein',
  description: 'Ein Formular, dessen Meldung Fehler nennt, kennzeichnet die fehlerhaften Felder oder führt zu ihnen.',
  whyItMatters:
    'Eine Meldung sagt, dass etwas nicht stimmt. Wenn kein Feld sagt, dass es gemeint ist, oder nur seine Farbe das sagt, müssen blinde Menschen raten, und ebenso Menschen, die diese Farbe nicht sehen.',
  howToFix: [
    'Geben Sie jedem fehlerhaften Feld `aria-invalid="true"`, und nennen Sie den Text seines Fehlers in `aria-describedby`.',
    'Nennen Sie die Felder in der Meldung, jedes mit einem Link zu seinem Feld.',
    'Sagen Sie in Worten, was nicht stimmt und wie es sich berichtigen lässt.',
  ],
  messages: {
    unmarked: {
      problem:
        'Die Meldung sagt, dass etwas falsch ist, und kein Feld ihres Formulars hat aria-invalid="true". Sagen Worte und nicht nur Farben, welche Felder fehlerhaft sind?',
      fix: 'Wenn nicht, kennzeichnen Sie diese Felder mit aria-invalid="true", und nennen Sie sie in der Meldung.',
    },
  },
};
