import type { TranslationOf } from '../../../rule-sentences.ts';
import type { en } from './en.ts';

export const de: TranslationOf<typeof en> = {
  title: 'Die Markierung des Tastaturfokus muss sich abheben',
  description:
    'Was ein Stil der Seite zeichnet, wenn ein Element den Fokus erhält, hat zu dem daneben oder zum Aussehen davor einen Kontrast von mindestens 3 zu 1.',
  whyItMatters:
    'Einen blassblauen Ring auf Weiß sehen Menschen mit Sehbehinderung nicht. Sie drücken die Tabulatortaste und sehen nicht, wo sie sind.',
  howToFix: [
    'Zeichnen Sie einen Umriss in einer dunklen Farbe, zum Beispiel `:focus-visible { outline: 2px solid #1a5fb4; outline-offset: 2px }`.',
    'Oder entfernen Sie den eigenen Stil, damit der Browser seinen Umriss zeichnet.',
    'Durchscheinende Farben werden blasser: `rgba(0, 123, 255, 0.5)` auf Weiß hat einen Kontrast von 2 zu 1.',
  ],
  messages: {
    pale: {
      problem:
        'Was sich ändert, wenn dieses Element den Fokus erhält, hat einen Kontrast von {nContrastRatio} zu 1. Menschen mit Sehbehinderung sehen nicht, wo der Fokus ist.',
      fix: 'Geben Sie ihm unter :focus-visible eine Markierung mit einem Kontrast von {nRequiredContrastRatio} zu 1, zum Beispiel einen dunklen Umriss.',
    },
  },
};
