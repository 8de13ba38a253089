import type { TranslationOf } from '../../../rule-sentences.ts';
import type { en } from './en.ts';

export const de: TranslationOf<typeof en> = {
  title: 'Fehlermeldungen müssen sagen, was zu tun ist',
  description: 'Eine Meldung an einem Feld sagt mehr, als dass etwas falsch ist, wenn das Formular mehr weiß.',
  whyItMatters:
    '„Ungültig“ lässt Menschen raten. Viele geben auf, vor allem Menschen mit Lern- oder kognitiven Behinderungen und Menschen, die nicht sehen, was andere vor sich haben.',
  howToFix: [
    'Sagen Sie, was fehlt oder was das Feld erwartet, etwa „Geben Sie Ihren Geburtstag mit Tag, Monat und Jahr ein“.',
    'Nennen Sie ein Beispiel für einen gültigen Wert.',
  ],
  messages: {
    vague: {
      problem:
        'Die Meldung am Feld „{label}“ sagt nur, dass etwas falsch ist: „{text}“. Wissen alle, wie sie es korrigieren?',
      fix: 'Wenn nicht, sagen Sie in der Meldung, was das Feld erwartet.',
    },
  },
};
