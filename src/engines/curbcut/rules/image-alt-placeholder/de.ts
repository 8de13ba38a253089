import type { TranslationOf } from '../../../rule-sentences.ts';
import type { en } from './en.ts';

export const de: TranslationOf<typeof en> = {
  title: 'Der Alternativtext eines Bildes muss es beschreiben',
  description: 'Der Alternativtext ist weder der Name einer Datei noch ein Platzhalter wie „Bild“.',
  whyItMatters:
    'Screenreader lesen den Alternativtext anstelle des Bildes vor. Aus „IMG 0417 Punkt jpg“ oder „Bild“ erfahren Menschen, die es nicht sehen, nur, dass etwas da ist.',
  howToFix: [
    'Schreiben Sie, was das Bild an dieser Stelle sagt oder bewirkt: `alt="Eingang der Bibliothek"`.',
    'Wo es nur schmückt, schreiben Sie `alt=""`.',
    'Prüfen Sie, wie der Editor oder das Hochladen den Alternativtext ausfüllt.',
  ],
  messages: {
    file: {
      problem: 'Der Alternativtext dieses Bildes ist sein Dateiname, „{text}“. Screenreader lesen ihn vor.',
      fix: 'Beschreiben Sie, was das Bild zeigt, oder schreiben Sie alt="", wenn es nur schmückt.',
    },
    maybe_file: {
      problem:
        'Der Alternativtext dieses Bildes sieht wie ein Dateiname aus: „{text}“. Sagt er, was man hier wissen muss?',
      fix: 'Wenn nicht, beschreiben Sie, was das Bild zeigt.',
    },
    placeholder: {
      problem: 'Der Alternativtext dieses Bildes ist „{text}“ und sagt nichts über das Bild. Ist er ein Platzhalter?',
      fix: 'Wenn ja, beschreiben Sie, was das Bild zeigt, oder schreiben Sie alt="", wenn es nur schmückt.',
    },
  },
};
