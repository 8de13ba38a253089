import type { TranslationOf } from '../../../rule-sentences.ts';
import type { en } from './en.ts';

export const de: TranslationOf<typeof en> = {
  title: 'Das html-Element muss ein lang-Attribut haben',
  description: 'Die Seite nennt ihre Sprache im lang-Attribut des html-Elements.',
  whyItMatters:
    'Ein Screenreader wählt seine Stimme nach der Sprache der Seite. Fehlt die Angabe, hören blinde Menschen deutschen Text womöglich mit englischer Aussprache. Auch Übersetzungsprogramme und Braillezeilen brauchen die Sprache.',
  howToFix: [
    'Nennen Sie die Hauptsprache am ersten Element: `<html lang="de">`.',
    'Verwenden Sie das Attribut `lang`: `xml:lang` allein bewirkt in HTML nichts.',
    'Setzen Sie es in der Vorlage, damit jede Seite in einer anderen Sprache ihren eigenen Wert erhält.',
  ],
  messages: {
    languageMissing: () =>
      'Das html-Element hat kein lang-Attribut. Geben Sie die Sprache der Seite an, zum Beispiel lang="de".',
    languageEmpty: () =>
      'Das lang-Attribut des html-Elements ist leer. Geben Sie die Sprache der Seite an, zum Beispiel lang="de".',
    onlyXmlLanguage: (lang) => `Browser ignorieren xml:lang in HTML. Schreiben Sie lang="${lang}".`,
  },
};
