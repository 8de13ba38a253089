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
    missing: {
      problem:
        'Das html-Element hat kein lang-Attribut. Screenreader lesen die Seite dann mit der Stimme einer anderen Sprache vor.',
      fix: 'Nennen Sie die Sprache der Seite, zum Beispiel <html lang="de">.',
    },
    empty: {
      problem:
        'Das lang-Attribut des html-Elements ist leer. Screenreader lesen die Seite dann mit der Stimme einer anderen Sprache vor.',
      fix: 'Nennen Sie die Sprache der Seite, zum Beispiel <html lang="de">.',
    },
    only_xml: {
      problem:
        'Das html-Element nennt seine Sprache nur in xml:lang, das Browser in HTML ignorieren. Screenreader lesen die Seite dann mit der Stimme einer anderen Sprache vor.',
      fix: 'Schreiben Sie lang="{lang}".',
    },
  },
};
