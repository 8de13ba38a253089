import type { TranslationOf } from '../../../rule-sentences.ts';
import type { en } from './en.ts';

export const de: TranslationOf<typeof en> = {
  title: 'Gleich benannte Links im selben Zusammenhang müssen zum selben Ziel führen',
  description: 'Links mit demselben Namen im selben Zusammenhang dienen demselben Zweck.',
  whyItMatters:
    'Mehrere Links heißen gleich und führen zu verschiedenen Seiten. Menschen, die einen Screenreader oder Spracheingabe verwenden, können sie nicht unterscheiden und öffnen den falschen.',
  howToFix: [
    'Nehmen Sie den Unterschied in die Namen auf: „Kontakt per Chat“ und „Kontakt per Telefon“.',
    'Geben Sie Links zur selben Seite dieselbe URL.',
  ],
  messages: {
    differ: {
      problem:
        'Ein anderer Link mit demselben Namen im selben Zusammenhang führt zu einer anderen Seite: {address} und {other}. Dienen beide demselben Zweck?',
      fix: 'Wenn nicht, benennen Sie sie unterschiedlich.',
    },
  },
};
