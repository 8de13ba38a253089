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
    fieldsApart: (count, kind) =>
      `${count} ${kind === 'radio' ? 'Optionsfelder' : 'Kontrollkästchen'} mit demselben Namen gehören zusammen, aber keine Gruppe mit einem Namen umfasst sie. Sagt jede Beschriftung allein, wonach gefragt wird? Wenn nicht, setzen Sie sie in ein fieldset mit einer legend.`,
  },
};
