import type { TranslationOf } from '../../../rule-sentences.ts';
import type { en } from './en.ts';

export const de: TranslationOf<typeof en> = {
  title: 'Fehlermeldungen müssen sagen, welches Feld falsch ist und warum',
  description: 'Eine Fehlermeldung, die ein Formular zeigt, nennt ihr Feld und den Grund.',
  whyItMatters:
    'Eine Meldung, die nur sagt, dass etwas falsch ist, lässt Menschen raten. Mit einem Screenreader wissen sie vielleicht nicht einmal, welches Feld gemeint ist.',
  howToFix: [
    'Nennen Sie in der Meldung das Feld und sagen Sie, was fehlt oder was das Feld erwartet.',
    'Setzen Sie die Meldung neben das Feld und nennen Sie sie in `aria-describedby` des Feldes.',
  ],
  messages: {
    hidden: {
      problem:
        'Das Formular zeigt „{text}“, und aria-hidden="true" verbirgt das vor Screenreadern. Lesen sie es anderswo vor?',
      fix: 'Wenn nicht, entfernen Sie aria-hidden.',
    },
    ambiguous: {
      problem:
        'Das Formular sagt „{text}“ und hat mehrere Felder mit der Beschriftung „{label}“. Wissen alle, welches falsch ist?',
      fix: 'Wenn nicht, nennen Sie auch die Gruppe des Feldes, oder zeigen Sie die Meldung am Feld.',
    },
    unnamed: {
      problem: 'Das Formular sagt: „{text}“. Sagt ein Text, welches Feld falsch ist?',
      fix: 'Wenn nicht, nennen Sie das Feld in der Meldung, oder zeigen Sie die Meldung am Feld.',
    },
    vague: {
      problem: 'Die Meldung „{text}“ sagt nur, dass etwas falsch ist. Wissen alle, warum und wie sie es korrigieren?',
      fix: 'Wenn nicht, sagen Sie in der Meldung, was das Feld erwartet.',
    },
  },
};
