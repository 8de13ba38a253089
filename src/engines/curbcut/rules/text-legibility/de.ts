import type { TranslationOf } from '../../../rule-sentences.ts';
import type { en } from './en.ts';

const strains = {
  justified: 'Der Text steht im Blocksatz, mit verschieden breiten Lücken zwischen den Wörtern',
  capitals: 'Der Text steht durchgehend in Großbuchstaben',
  italic: 'Der Text ist durchgehend kursiv',
  small: 'Der Text ist kleiner als 9 Pixel',
  dense: 'Die Zeilen des Textes liegen enger, als seine Buchstaben hoch sind',
};

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
    hardToRead: (strain) => `${strains[strain]}. Das macht einen langen Text schwer lesbar.`,
  },
};
