import { germanEnhancedContrast } from '../../../de/text-contrast.ts';
import type { TranslationOf } from '../../../rule-sentences.ts';
import type { en } from './en.ts';

const { normal, large } = germanEnhancedContrast;

export const de: TranslationOf<typeof en> = {
  title: 'Text muss sich stark vom Hintergrund abheben',
  description: 'Der Kontrast zwischen Text und Hintergrund erreicht das Verhältnis, das WCAG 2 auf Stufe AAA verlangt.',
  whyItMatters:
    'Menschen mit Sehbehinderung, die keine Vergrößerung verwenden, brauchen mehr Kontrast, als Stufe AA verlangt: Ohne ihn lesen sie langsam, mit Fehlern oder gar nicht.',
  howToFix: [
    `Machen Sie den Text dunkler oder den Hintergrund heller (oder umgekehrt), bis das Verhältnis mindestens ${normal}:1 beträgt.`,
    `Großer Text ab 24\u00a0px, fett ab etwa 18,7\u00a0px, braucht mindestens ${large}:1.`,
    'Ändern Sie die Farbe an ihrer Quelle, etwa in der CSS-Variablen des Themes, damit sie überall besser wird.',
  ],
  messages: {
    too_pale: {
      problem:
        'Der Text {color} auf {background} hat einen Kontrast von {nRatio} zu 1. Stufe AAA verlangt {nNeeded} zu 1.',
      fix: 'Ändern Sie die Textfarbe: {passing} würde reichen.',
    },
    review: {
      problem: 'Der Kontrast dieses Textes zu seinem Hintergrund ließ sich nicht messen.',
      fix: `Prüfen Sie, dass er ${normal} zu 1 erreicht, bei großer Schrift ${large} zu 1.`,
    },
    maybe_exempt: {
      problem:
        'Der Text {color} auf {background} hat einen Kontrast von {nRatio} zu 1. Ist er inaktiv oder ein Logo, wie seine Klasse sagt?',
      fix: 'Wenn nicht, verlangt Stufe AAA {nNeeded} zu 1: {passing} würde reichen.',
    },
    maybe_sign: {
      problem:
        'Dieses Zeichen {color} auf {background} hat einen Kontrast von {nRatio} zu 1. Ist es Text, den man lesen muss?',
      fix: 'Wenn ja, verlangt Stufe AAA {nNeeded} zu 1: {passing} würde reichen.',
    },
  },
};
