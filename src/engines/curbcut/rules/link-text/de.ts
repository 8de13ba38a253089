import type { TranslationOf } from '../../../rule-sentences.ts';
import type { en } from './en.ts';

export const de: TranslationOf<typeof en> = {
  title: 'Links sollten für sich allein verständlich sein',
  description: 'Der Name eines Links sagt, wohin er führt, auch ohne den Text um ihn herum.',
  whyItMatters:
    'Menschen mit Screenreader lesen oft eine Liste aller Links der Seite. Darin sagen „weiterlesen“ und „hier“ nichts. Auch wer nur einen kleinen Ausschnitt des Bildschirms sieht, trifft auf den Link ohne den Satz.',
  howToFix: [
    'Nennen Sie das Ziel des Links: „Mehr über unsere Öffnungszeiten“ oder nur „Öffnungszeiten“.',
    'Ergänzen Sie Wörter für Screenreader als visuell verborgenen Text, wo das Design keinen Platz hat. `display: none` verbirgt sie auch vor Screenreadern.',
  ],
  messages: {
    vague: {
      problem: 'In einer Liste der Links sagt der Name „{name}“ nicht, wohin dieser Link führt.',
      fix: 'Nennen Sie das Ziel des Links.',
    },
  },
};
