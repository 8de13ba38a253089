import type { TranslationOf } from '../../../rule-sentences.ts';
import type { en } from './en.ts';

export const de: TranslationOf<typeof en> = {
  title: 'Eine Datentabelle darf keine andere enthalten',
  description: 'Keine Zelle einer Tabelle mit Kopfzellen enthält eine Tabelle.',
  whyItMatters:
    'In der inneren Tabelle sagen Screenreader weder die Kopfzellen der äußeren an noch, wo sie endet. Menschen, die von Zelle zu Zelle gehen, verlieren die Orientierung.',
  howToFix: [
    'Setzen Sie die innere Tabelle hinter die äußere, mit einer Beschriftung, die ihr Thema nennt.',
    'Oder machen Sie Zeilen der äußeren Tabelle daraus, mit `scope="rowgroup"` an ihrer Kopfzelle.',
    'Wo die innere Tabelle nur Inhalt anordnet, geben Sie ihr `role="presentation"`.',
  ],
  messages: {
    nested: {
      problem:
        'Diese Tabelle steht in einer Zelle einer anderen Tabelle mit Köpfen. Ist trotzdem klar, zu welcher Zeile und Spalte ihre Zellen gehören?',
      fix: 'Wenn nicht, setzen Sie sie hinter die andere Tabelle.',
    },
  },
};
