import type { TranslationOf } from '../../../rule-sentences.ts';
import type { en } from './en.ts';

export const de: TranslationOf<typeof en> = {
  title: 'Links müssen auch ohne Farbe zu erkennen sein',
  description: 'Links im Text unterscheiden sich vom umgebenden Text nicht allein durch die Farbe.',
  whyItMatters:
    'Der Link unterscheidet sich vom Text um ihn herum nur durch die Farbe. Menschen mit Farbfehlsichtigkeit oder Sehbehinderung bemerken nicht, dass im Satz ein Link steht.',
  howToFix: [
    'Unterstreichen Sie Links im Fließtext: `p a { text-decoration: underline; }`.',
    'Oder wählen Sie einen anderen Unterschied, der ohne Farbe auskommt, etwa eine Linie darunter oder fette Schrift.',
    'Muss die Farbe allein genügen, geben Sie Link und umgebendem Text einen Kontrast von mindestens 3:1 zueinander und ein weiteres Zeichen beim Überfahren mit der Maus und bei Fokus.',
  ],
  messages: {
    colors: {
      problem:
        'Dieser Link unterscheidet sich vom Text um ihn nur durch die Farbe, {nodeColor} neben {parentColor}, ein Kontrast von {nContrastRatio} zu 1. Wer Farben schlecht unterscheidet, findet ihn nicht.',
      fix: 'Unterstreichen Sie ihn, oder wählen Sie eine Farbe mit einem Kontrast von {nRequiredContrastRatio} zu 1 zum Text.',
    },
    found: {
      problem:
        'Dieser Link unterscheidet sich vom Text um ihn nur durch die Farbe. Wer Farben schlecht unterscheidet, findet ihn nicht.',
      fix: 'Unterstreichen Sie ihn.',
    },
    review: {
      problem:
        'Ob sich dieser Link genug vom Text um ihn unterscheidet, ließ sich nicht feststellen. Findet ihn, wer keine Farben sieht?',
      fix: 'Wenn nicht, unterstreichen Sie ihn.',
    },
  },
};
