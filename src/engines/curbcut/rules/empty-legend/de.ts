import type { TranslationOf } from '../../../rule-sentences.ts';
import type { en } from './en.ts';

export const de: TranslationOf<typeof en> = {
  title: 'Legenden sollten nicht leer sein',
  description: 'Die Legende einer Gruppe von Feldern enthält Text.',
  whyItMatters:
    'Screenreader kündigen eine Gruppe an, aber keinen Namen dafür. Menschen fragen sich, was ihnen entgeht, und erfahren nicht, was die Felder verbindet.',
  howToFix: [
    'Schreiben Sie in `<legend>`, was die Felder verbindet: „Lieferadresse“.',
    'Gehören die Felder zu keiner Gruppe, entfernen Sie das `<fieldset>`.',
  ],
  messages: {
    empty: {
      problem: 'Diese Legende enthält keinen Text. Screenreader kündigen also eine Gruppe ohne Namen an.',
      fix: 'Sagen Sie darin, was die Felder verbindet.',
    },
  },
};
