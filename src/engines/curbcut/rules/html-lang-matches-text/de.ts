import type { TranslationOf } from '../../../rule-sentences.ts';
import { languageMessages } from '../../sentences/de.ts';
import type { en } from './en.ts';

export const de: TranslationOf<typeof en> = {
  title: 'Die Seite muss in der Sprache geschrieben sein, die sie nennt',
  description: 'Der meiste Text der Seite ist in der Sprache, die das lang-Attribut des html-Elements nennt.',
  whyItMatters:
    'Die Seite nennt eine Sprache und ist in einer anderen geschrieben. Screenreader lesen sie mit der falschen Stimme und Aussprache vor, sodass blinde Menschen kaum ein Wort verstehen. Auch Braillezeilen und Übersetzungsprogramme liegen falsch.',
  howToFix: [
    'Nennen Sie die Sprache, in der die Seite größtenteils geschrieben ist: `<html lang="fr">`.',
    'Prüfen Sie die Vorlage: Eine übersetzte Seite darf nicht das `lang` des Originals behalten.',
    'Zeichnen Sie Teile in einer anderen Sprache an ihren eigenen Elementen aus: `<blockquote lang="nl">`.',
  ],
  messages: languageMessages,
};
