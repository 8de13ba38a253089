import type { TranslationOf } from '../../../rule-sentences.ts';
import type { en } from './en.ts';

export const de: TranslationOf<typeof en> = {
  title: 'aria-expanded muss dem folgen, was offen ist',
  description: 'Ein Bedienelement mit `aria-expanded="false"` sagt `true`, sobald es geöffnet hat, was zu ihm gehört.',
  whyItMatters:
    'Screenreader sagen, ob ein Bedienelement etwas geöffnet hat. Sagt es noch „eingeklappt“, wissen Menschen nicht, dass es etwas Neues gibt, und drücken noch einmal, was es wieder schließt.',
  howToFix: [
    'Setzen Sie `aria-expanded="true"` in der Funktion, die den Inhalt zeigt, und `false` in der, die ihn verbirgt.',
    'Ein `<details>` mit `<summary>` braucht kein `aria-expanded`: Der Browser teilt den Zustand mit.',
  ],
  messages: {
    stays: {
      problem: '„{name}“ hat seinen Inhalt geöffnet, und sein aria-expanded ist noch „false“.',
      fix: 'Setzen Sie aria-expanded auf „true“, solange der Inhalt gezeigt wird.',
    },
    elsewhere: {
      problem: '„{name}“ hat aria-expanded „false“, obwohl es an anderer Stelle etwas geöffnet hat. Gehört das zu ihm?',
      fix: 'Wenn ja, setzen Sie aria-expanded auf „true“, solange es gezeigt wird, und nennen Sie es in aria-controls.',
    },
  },
};
