import type { TranslationOf } from '../../../rule-sentences.ts';
import type { en } from './en.ts';

export const de: TranslationOf<typeof en> = {
  title: 'Bewegung sollte aufhören, wo weniger Bewegung gewünscht ist',
  description: 'Bei reduzierter Bewegung bewegt sich nichts weiter, es sei denn, die Bewegung ist unerlässlich.',
  whyItMatters:
    'Von Bewegung wird Menschen mit Gleichgewichtsstörungen schwindlig, und andere verlieren die Konzentration. Deshalb stellen sie ihr System auf weniger Bewegung ein.',
  howToFix: [
    'Setzen Sie Animationen in `@media (prefers-reduced-motion: no-preference)`.',
    'Fragen Sie in Skripten `matchMedia("(prefers-reduced-motion: reduce)")` ab, bevor sich etwas bewegt.',
    'Starten Sie Filme und Karussells nicht von selbst.',
  ],
  messages: {
    moves: {
      problem:
        'Dieses Element bewegt sich weiter, obwohl weniger Bewegung gewünscht ist, wovon manchen schwindelig wird. Ist die Bewegung unerlässlich?',
      fix: 'Wenn nicht, halten Sie sie mit @media (prefers-reduced-motion: reduce) an.',
    },
  },
};
