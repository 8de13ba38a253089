import { germanContrast } from '../../../de/text-contrast.ts';
import type { TranslationOf } from '../../../rule-sentences.ts';
import type { en } from './en.ts';

const { normal, large } = germanContrast;

export const de: TranslationOf<typeof en> = {
  title: 'Platzhalter müssen genug Kontrast haben',
  description: `Der Text, den ein leeres Feld zeigt, hat zum Hintergrund einen Kontrast von ${normal}:1, oder von ${large}:1, wenn er groß ist.`,
  whyItMatters:
    'Menschen mit Sehbehinderung können blassen Text nicht lesen, und bei hellem Sonnenlicht kann es niemand. Ein Platzhalter sagt oft, was einzugeben ist und in welcher Form.',
  howToFix: [
    'Wählen Sie eine dunklere Farbe: `::placeholder { color: #595959; opacity: 1 }` auf weißem Hintergrund.',
    'Schreiben Sie, was man wissen muss, in eine Beschriftung oder einen Text neben dem Feld: Ein Platzhalter verschwindet beim Tippen.',
  ],
  messages: {
    pale: {
      problem: 'Der Platzhalter dieses Feldes ist für Menschen mit Sehbehinderung womöglich zu blass.',
      fix: `Prüfen Sie, dass sein Kontrast mindestens ${normal} zu 1 beträgt, bei großer Schrift ${large} zu 1.`,
    },
  },
};
