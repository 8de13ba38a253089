import type { IdsOf, WordingOf } from '../../../rule-wording.ts';
import type { imageRules } from '../images.ts';

export const imageTexts: WordingOf<IdsOf<typeof imageRules>> = {
  'image-alt-placeholder': {
    title: 'Der Alternativtext eines Bildes muss es beschreiben',
    description: 'Der Alternativtext ist weder der Name einer Datei noch ein Platzhalter wie „Bild“.',
    whyItMatters:
      'Screenreader lesen den Alternativtext anstelle des Bildes vor. Aus „IMG 0417 Punkt jpg“ oder „Bild“ erfahren Menschen, die es nicht sehen, nur, dass etwas da ist.',
    howToFix: [
      'Schreiben Sie, was das Bild an dieser Stelle sagt oder bewirkt: `alt="Eingang der Bibliothek"`.',
      'Wo es nur schmückt, schreiben Sie `alt=""`.',
      'Prüfen Sie, wie der Editor oder das Hochladen den Alternativtext ausfüllt.',
    ],
  },
  'image-decorative-text': {
    title: 'Ein schmückendes Bild darf keinen Text haben',
    description: 'Ein Bild mit `alt=""` hat keinen `title`, und eines mit `role="presentation"` hat gar keinen Text.',
    whyItMatters:
      'Die Auszeichnung sagt, dass das Bild nichts bedeutet, und ein Text sagt, was es bedeutet. Manche Screenreader lassen den Text weg, sodass er Menschen entgeht, andere lesen einen Schmuck vor.',
    howToFix: [
      'Bedeutet das Bild etwas, setzen Sie den Text in `alt`, und entfernen Sie `role="presentation"`.',
      'Schmückt es nur, behalten Sie `alt=""`, und entfernen Sie den Text und den `title`.',
    ],
  },
  'character-art': {
    title: 'Ein Bild aus Zeichen muss eine Textalternative haben',
    description:
      'Vorformatierter Text aus mehreren Zeilen, der vor allem aus Zeichen besteht, hat als Bild einen Namen.',
    whyItMatters:
      'Screenreader lesen ein solches Bild Zeichen für Zeichen vor: „Schrägstrich, umgekehrter Schrägstrich, Komma“. Menschen, die es nicht sehen, hören Lärm und erfahren nicht, was es zeigt.',
    howToFix: [
      'Geben Sie dem `<pre>` `role="img"` und ein `aria-label`, das sagt, was es zeigt.',
      'Oder verbergen Sie es mit `aria-hidden="true"`, wo Text daneben dasselbe sagt.',
      'Wo es Code oder Daten sind, kennzeichnen Sie den Befund als falsch positiv.',
    ],
  },
};
