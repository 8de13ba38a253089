import type { TranslationOf } from '../../../rule-sentences.ts';
import type { en } from './en.ts';
import { lostMessages } from '../../sentences/de.ts';

export const de: TranslationOf<typeof en> = {
  title: 'Persönliche Einstellungen sollten keine Inhalte verbergen',
  description:
    'Was die Seite sonst zeigt, zeigt sie auch mit dunklen Farben, mehr Kontrast, erzwungenen Farben oder reduzierter Bewegung.',
  whyItMatters:
    'Menschen nehmen Einstellungen vor, damit sie eine Seite überhaupt verwenden können. Verbirgt das Inhalte, entgehen sie ihnen, ohne dass sie es wissen.',
  howToFix: [
    'Ändern Sie in einer Media Query für eine Einstellung Farben und Bewegung, nie `display` oder `visibility`.',
    'Erscheint Inhalt durch eine Animation, zeigen Sie ihn auch dort, wo sie nicht läuft.',
  ],
  messages: {
    ...lostMessages,
  },
};
