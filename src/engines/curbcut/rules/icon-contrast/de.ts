import type { TranslationOf } from '../../../rule-sentences.ts';
import type { en } from './en.ts';

export const de: TranslationOf<typeof en> = {
  title: 'Das Symbol einer Schaltfläche muss zu sehen sein',
  description:
    'Das Symbol, der Rand oder die Füllung einer Schaltfläche oder eines Links ohne Text hat zu dem daneben einen Kontrast von mindestens 3 zu 1.',
  whyItMatters:
    'Menschen mit Sehbehinderung sehen kein blasses Symbol auf einer blassen Seite. Hat eine Schaltfläche keinen Text, wissen sie nicht, dass es sie gibt.',
  howToFix: [
    'Geben Sie dem Symbol eine Farbe mit einem Kontrast von 3:1 zu dem dahinter, zum Beispiel `color: #767676` auf Weiß.',
    'Eine dunkle Füllung oder ein dunkler Rand der Schaltfläche genügt auch.',
    'Oder schreiben Sie neben das Symbol, was die Schaltfläche tut.',
  ],
  messages: {
    pale: {
      problem:
        'Dieses Bedienelement hat keinen Text, und sein Symbol, sein Rand und seine Füllung haben einen Kontrast von {nContrastRatio} zu 1. Menschen mit Sehbehinderung sehen es nicht.',
      fix: 'Geben Sie dem Symbol zu dem dahinter einen Kontrast von {nRequiredContrastRatio} zu 1, zum Beispiel #767676 auf Weiß.',
    },
    colored: {
      problem:
        'Dieses Bedienelement hat keinen Text, und nach seinen Stilen hebt sich das Symbol kaum von dem dahinter ab. Ist es zu sehen, mit einem Kontrast von 3 zu 1?',
      fix: 'Wenn nicht, geben Sie dem Symbol diesen Kontrast oder der Schaltfläche einen dunklen Rand oder eine dunkle Füllung.',
    },
    drawn: {
      problem:
        'Dieses Bedienelement hat keinen Text, und seine Stile verraten nicht die Farben seines Symbols oder dessen, was dahinter ist. Ist es zu sehen, mit einem Kontrast von 3 zu 1?',
      fix: 'Wenn nicht, geben Sie dem Symbol diesen Kontrast oder der Schaltfläche einen dunklen Rand oder eine dunkle Füllung.',
    },
  },
};
