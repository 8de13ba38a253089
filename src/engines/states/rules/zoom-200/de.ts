import type { TranslationOf } from '../../../rule-sentences.ts';
import type { en } from './en.ts';
import { overlapMessages, lostMessages } from '../../sentences/de.ts';

export const de: TranslationOf<typeof en> = {
  title: 'Bei 200\u00a0% Zoom darf nichts verdeckt sein oder fehlen',
  description:
    'Ist die Seite auf 200\u00a0% vergrößert, verdeckt kein Text anderen Text, und kein Inhalt oder Bedienelement verschwindet.',
  whyItMatters:
    'Menschen mit Sehbehinderung vergrößern, um zu lesen. Text, der auf anderem Text liegt, ist nicht lesbar, und von dem, was verschwunden ist, wissen sie nichts.',
  howToFix: [
    'Verwenden Sie `min-height` statt `height`, damit Kästen mit ihrem Text wachsen.',
    'Ordnen Sie Teile der Seite mit `flex` oder `grid` an, nicht mit `position: absolute`.',
    'Behalten Sie alle Inhalte und Funktionen: Verschieben Sie sie hinter eine Schaltfläche, wo kein Platz ist.',
  ],
  messages: {
    ...overlapMessages,
    ...lostMessages,
  },
};
