import type { TranslationOf } from '../../../rule-sentences.ts';
import type { en } from './en.ts';

export const de: TranslationOf<typeof en> = {
  title: 'Inhalte dürfen nicht auf Hoch- oder Querformat festgelegt sein',
  description: 'Kein Stylesheet dreht die Seite in einer Ausrichtung des Bildschirms um 90°.',
  whyItMatters:
    'Die Seite dreht sich so, dass sie nur in einer Ausrichtung lesbar ist. Menschen, deren Gerät an einem Rollstuhl oder Ständer befestigt ist, können es nicht drehen und müssen quer liegenden Text lesen.',
  howToFix: [
    'Entfernen Sie `rotate` und `transform: rotate(…)` aus Regeln in `@media (orientation: …)`.',
    'Ordnen Sie den Inhalt mit `flex` oder `grid` so an, dass er in beide Ausrichtungen passt.',
    'Ist eine Ausrichtung unerlässlich, etwa für eine Klaviertastatur, markieren Sie den Befund als Fehlalarm.',
  ],
  messages: {
    portrait: {
      problem:
        'Ein Stylesheet dreht den Inhalt im Hochformat um 90°. Wer sein Gerät fest am Rollstuhl hat, kann es zum Lesen nicht drehen.',
      fix: 'Entfernen Sie die Drehung aus der Regel für (orientation: portrait).',
    },
    landscape: {
      problem:
        'Ein Stylesheet dreht den Inhalt im Querformat um 90°. Wer sein Gerät fest am Rollstuhl hat, kann es zum Lesen nicht drehen.',
      fix: 'Entfernen Sie die Drehung aus der Regel für (orientation: landscape).',
    },
  },
};
