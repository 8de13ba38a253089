import type { TranslationOf } from '../../../rule-sentences.ts';
import type { en } from './en.ts';

export const de: TranslationOf<typeof en> = {
  title: 'Text sollte in der Richtung seiner Schrift verlaufen',
  description:
    'Absätze auf Arabisch, Hebräisch und Ähnlichem verlaufen von rechts nach links, solche in anderen Schriften von links nach rechts.',
  whyItMatters:
    'In der falschen Richtung rücken Satzzeichen, Zahlen und Wörter anderer Schriften an das falsche Ende der Zeile. Menschen lesen Teile eines Satzes in einer anderen Reihenfolge, als er geschrieben ist.',
  howToFix: [
    'Schreiben Sie `dir="rtl"` neben `lang` an das Element mit dem Text oder an `<html>`, wo die ganze Seite in dieser Sprache ist.',
    'Verwenden Sie `dir="auto"` für Text, den andere schreiben.',
    'Entfernen Sie `dir="rtl"` von Text, der nicht in einer solchen Schrift steht.',
  ],
  messages: {
    rtl: {
      problem:
        '„{text}“ ist von rechts nach links geschrieben, und das Element läuft in die andere Richtung. Satzzeichen und Zahlen darin stehen am falschen Ende.',
      fix: 'Schreiben Sie dir="rtl".',
    },
    ltr: {
      problem:
        '„{text}“ ist von links nach rechts geschrieben, und das Element läuft in die andere Richtung. Satzzeichen und Zahlen darin stehen am falschen Ende.',
      fix: 'Schreiben Sie dir="ltr".',
    },
  },
};
