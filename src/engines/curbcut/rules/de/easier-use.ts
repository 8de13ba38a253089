import type { IdsOf, WordingOf } from '../../../rule-wording.ts';
import type { easierUseRules } from '../easier-use.ts';

export const easierUseTexts: WordingOf<IdsOf<typeof easierUseRules>> = {
  'text-legibility': {
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
  },
  'focusable-text': {
    title: 'Die Tabulatortaste sollte nur erreichen, was sich bedienen lässt',
    description: 'Text, der nichts bewirkt, hat keinen `tabindex`.',
    whyItMatters:
      'Screenreader lesen Text vor, ohne dass er den Fokus hat. Menschen mit Tastatur drücken die Tabulatortaste für jeden solchen Text einmal mehr und erwarten, dass sich dort etwas tun lässt.',
    howToFix: [
      'Entfernen Sie `tabindex="0"` von Text.',
      'Bewirkt der Text etwas, machen Sie ein `<button>` oder einen Link daraus.',
      'Wo ein Skript den Fokus dorthin setzt, verwenden Sie `tabindex="-1"`.',
    ],
  },
  'adjacent-links': {
    title: 'Ein Bild und seine Beschriftung sollten ein Link sein',
    description: 'Zwei Links nebeneinander haben nicht denselben Namen und dieselbe URL.',
    whyItMatters:
      'Menschen, die einen Screenreader oder die Tastatur verwenden, treffen zweimal auf denselben Link und fragen sich, wie sich beide unterscheiden.',
    howToFix: [
      'Setzen Sie Bild und Text in ein `<a>`, und geben Sie dem Bild `alt=""`.',
      'Oder entfernen Sie einen der beiden Links.',
    ],
  },
};
