import type { TranslationOf } from '../../../rule-sentences.ts';
import type { en } from './en.ts';

export const de: TranslationOf<typeof en> = {
  title: 'Zusammengehörige Optionsfelder und Kontrollkästchen müssen eine Gruppe sein',
  description:
    'Optionsfelder oder Kontrollkästchen mit demselben Namen stehen in einer Gruppe, die sagt, wonach sie fragen.',
  whyItMatters:
    'Screenreader sagen zu jeder Auswahl die Beschriftung und die Gruppe an. Ohne Gruppe hören Menschen „Ja“ und „Nein“, aber nicht, wozu sie Ja sagen.',
  howToFix: [
    'Setzen Sie die Felder in ein `<fieldset>` und die Frage in dessen `<legend>`.',
    'Oder geben Sie dem Element um sie herum `role="radiogroup"` oder `role="group"` und `aria-labelledby` mit der ID der Frage.',
    'Wo jede Beschriftung alles sagt, kennzeichnen Sie den Befund als falsch positiv.',
  ],
  messages: {
    radios: {
      problem:
        '{n} (Optionsfeld gehört|Optionsfelder gehören) unter einem Namen zusammen, und keine benannte Gruppe umfasst sie. Sagt jede Beschriftung für sich, wonach gefragt wird?',
      fix: 'Wenn nicht, setzen Sie sie in ein fieldset, dessen legend die Frage stellt.',
    },
    check_boxes: {
      problem:
        '{n} (Kontrollkästchen gehört|Kontrollkästchen gehören) unter einem Namen zusammen, und keine benannte Gruppe umfasst sie. Sagt jede Beschriftung für sich, wonach gefragt wird?',
      fix: 'Wenn nicht, setzen Sie sie in ein fieldset, dessen legend die Frage stellt.',
    },
  },
};
