import type { TranslationOf } from '../../../rule-sentences.ts';
import type { en } from './en.ts';

export const de: TranslationOf<typeof en> = {
  title: 'Langer Text sollte gut zu lesen sein',
  description:
    'Fließtext ist kein Blocksatz, steht nicht durchgehend in Großbuchstaben oder kursiv, ist nicht kleiner als 9 Pixel, und seine Zeilen berühren sich nicht.',
  whyItMatters:
    'Menschen mit Legasthenie oder Sehbehinderung verlieren die Zeile in einem Text, dessen Lücken, Buchstaben oder Zeilen ineinanderlaufen. Alle lesen ihn langsamer.',
  howToFix: [
    'Richten Sie den Text an einer Seite aus, oder ergänzen Sie `hyphens: auto`, wo Blocksatz sein muss.',
    'Behalten Sie Großbuchstaben und Kursivschrift einzelnen Wörtern vor, und schreiben Sie das Dokument in normaler Schreibweise.',
    'Verwenden Sie mindestens 9 Pixel, besser 16, und eine `line-height` von etwa 1,5.',
  ],
  messages: {
    justified: {
      problem:
        'Dieser Text steht im Blocksatz, mit verschieden breiten Lücken zwischen den Wörtern. Menschen mit Legasthenie verlieren die Zeile.',
      fix: 'Richten Sie ihn an einer Seite aus, oder ergänzen Sie hyphens: auto.',
    },
    capitals: {
      problem:
        'Dieser Text steht durchgehend in Großbuchstaben. Menschen erkennen Wörter an ihrer Form und lesen ihn langsamer.',
      fix: 'Schreiben Sie ihn in normaler Schreibweise, und behalten Sie Großbuchstaben einzelnen Wörtern vor.',
    },
    italic: {
      problem:
        'Dieser Text ist durchgehend kursiv. Menschen mit Legasthenie oder Sehbehinderung lesen ihn nur mit Mühe.',
      fix: 'Behalten Sie Kursivschrift einzelnen Wörtern vor.',
    },
    small: {
      problem: 'Dieser Text ist kleiner als 9 Pixel. Menschen mit Sehbehinderung können ihn nicht lesen.',
      fix: 'Verwenden Sie mindestens 9 Pixel, besser 16.',
    },
    dense: {
      problem:
        'Die Zeilen dieses Textes liegen enger, als seine Buchstaben hoch sind. Menschen mit Legasthenie oder Sehbehinderung verlieren die Zeile.',
      fix: 'Verwenden Sie eine line-height von etwa 1,5.',
    },
  },
};
