import type { TranslationOf } from '../../../rule-sentences.ts';
import type { en } from './en.ts';

export const de: TranslationOf<typeof en> = {
  title: 'Felder eines Formulars müssen verschiedene Beschriftungen haben',
  description: 'Felder in einer Gruppe und unter einer Überschrift haben nicht dieselbe Beschriftung.',
  whyItMatters:
    'Zwei Felder haben dieselbe Beschriftung, und nichts um sie herum sagt, wie sie sich unterscheiden. Menschen, die einen Screenreader verwenden oder ein Feld per Sprache ansteuern, wissen nicht, welches sie ausfüllen.',
  howToFix: [
    'Nehmen Sie den Unterschied in die Beschriftungen auf: „Name des Kindes“ und „Name eines Elternteils“.',
    'Oder setzen Sie jeden Teil des Formulars in ein `<fieldset>` mit einer `<legend>` oder unter eine eigene Überschrift.',
  ],
  messages: {
    alike: {
      problem:
        'Ein anderes Feld dieses Formulars hat dieselbe Beschriftung, „{text}“. Kann man sie an ihrer Umgebung unterscheiden?',
      fix: 'Wenn nicht, nehmen Sie den Unterschied in die Beschriftungen auf.',
    },
  },
};
