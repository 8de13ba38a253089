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
    altIsFile: (alt) =>
      `Der Alternativtext ist der Name der Datei: „${alt}“. Beschreiben Sie das Bild, oder schreiben Sie alt="", wo es nur schmückt.`,
    altMaybeFile: (alt) =>
      `Der Alternativtext sieht nach dem Namen einer Datei aus: „${alt}“. Sagt er, was man hier wissen muss? Wenn nicht, beschreiben Sie das Bild.`,
    altPlaceholder: (alt) =>
      `Der Alternativtext ist „${alt}“ und sagt nichts über dieses Bild. Ist er ein Platzhalter? Wenn ja, beschreiben Sie das Bild, oder schreiben Sie alt="", wo es nur schmückt.`,
  },
};
