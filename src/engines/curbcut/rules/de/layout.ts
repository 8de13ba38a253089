import type { IdsOf, WordingOf } from '../../../rule-wording.ts';
import type { layoutRules } from '../layout.ts';

export const layoutTexts: WordingOf<IdsOf<typeof layoutRules>> = {
  'css-orientation-lock': {
    title: 'Inhalte dürfen nicht auf Hoch- oder Querformat festgelegt sein',
    description: 'Kein Stylesheet dreht die Seite in einer Ausrichtung des Bildschirms um 90°.',
    whyItMatters:
      'Die Seite dreht sich so, dass sie nur in einer Ausrichtung lesbar ist. Menschen, deren Gerät an einem Rollstuhl oder Ständer befestigt ist, können es nicht drehen und müssen quer liegenden Text lesen.',
    howToFix: [
      'Entfernen Sie `rotate` und `transform: rotate(…)` aus Regeln in `@media (orientation: …)`.',
      'Ordnen Sie den Inhalt mit `flex` oder `grid` so an, dass er in beide Ausrichtungen passt.',
      'Ist eine Ausrichtung unerlässlich, etwa für eine Klaviertastatur, markieren Sie den Befund als Fehlalarm.',
    ],
  },
  'focus-order': {
    title: 'Der Fokus muss sich in einer sinnvollen Reihenfolge bewegen',
    description: 'Weder CSS noch `tabindex` führt den Fokus in einer anderen Reihenfolge, als die Seite sie zeigt.',
    whyItMatters:
      'Menschen, die die Seite sehen und die Tastatur verwenden, folgen dem Fokus mit den Augen. Springt er hin und her, verlieren sie ihn, und sie füllen etwas aus oder bestätigen es, bevor sie gelesen haben, was davor kommt.',
    howToFix: [
      'Bringen Sie die Elemente in die Reihenfolge, in der sie zu sehen sind, und entfernen Sie `order`, `row-reverse`, `column-reverse` und Grid-Bereiche, die sie ändern.',
      'Entfernen Sie Werte von `tabindex` über 0.',
      'Ergeben beide Reihenfolgen einen Sinn, markieren Sie den Befund als Fehlalarm.',
    ],
  },
};
