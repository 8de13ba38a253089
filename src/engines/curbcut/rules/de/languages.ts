import type { IdsOf, WordingOf } from '../../../rule-wording.ts';
import type { languageRules } from '../languages.ts';

export const languageTexts: WordingOf<IdsOf<typeof languageRules>> = {
  'html-has-lang': {
    title: 'Das html-Element muss ein lang-Attribut haben',
    description: 'Die Seite nennt ihre Sprache im lang-Attribut des html-Elements.',
    whyItMatters:
      'Ein Screenreader wählt seine Stimme nach der Sprache der Seite. Fehlt die Angabe, hören blinde Menschen deutschen Text womöglich mit englischer Aussprache. Auch Übersetzungsprogramme und Braillezeilen brauchen die Sprache.',
    howToFix: [
      'Nennen Sie die Hauptsprache am ersten Element: `<html lang="de">`.',
      'Verwenden Sie das Attribut `lang`: `xml:lang` allein bewirkt in HTML nichts.',
      'Setzen Sie es in der Vorlage, damit jede Seite in einer anderen Sprache ihren eigenen Wert erhält.',
    ],
  },
  'html-lang-matches-text': {
    title: 'Die Seite muss in der Sprache geschrieben sein, die sie nennt',
    description: 'Der meiste Text der Seite ist in der Sprache, die das lang-Attribut des html-Elements nennt.',
    whyItMatters:
      'Die Seite nennt eine Sprache und ist in einer anderen geschrieben. Screenreader lesen sie mit der falschen Stimme und Aussprache vor, sodass blinde Menschen kaum ein Wort verstehen. Auch Braillezeilen und Übersetzungsprogramme liegen falsch.',
    howToFix: [
      'Nennen Sie die Sprache, in der die Seite größtenteils geschrieben ist: `<html lang="fr">`.',
      'Prüfen Sie die Vorlage: Eine übersetzte Seite darf nicht das `lang` des Originals behalten.',
      'Zeichnen Sie Teile in einer anderen Sprache an ihren eigenen Elementen aus: `<blockquote lang="nl">`.',
    ],
  },
  'lang-matches-text': {
    title: 'Text muss in der Sprache sein, die sein Element nennt',
    description: 'Text in einem Element mit lang-Attribut ist in dieser Sprache geschrieben.',
    whyItMatters:
      'Ein Teil der Seite nennt eine Sprache, in der er nicht geschrieben ist. Screenreader wechseln dafür zur falschen Stimme, und Menschen, die zuhören, können diesem Teil nicht folgen.',
    howToFix: [
      'Berichtigen Sie das Attribut `lang` des Elements: `<q lang="nl">Met de kippen op stok</q>`.',
      'Entfernen Sie das Attribut, wo der Text in der Sprache seiner Umgebung ist.',
      'Zeichnen Sie einen Teil darin, der in einer anderen Sprache ist, an seinem eigenen Element aus.',
    ],
  },
};
