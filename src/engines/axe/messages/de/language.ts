import type { TranslatedMessages } from '../../../rule-sentences.ts';
import type { languageMessages as english } from '../en/language.ts';

export const languageMessages: TranslatedMessages<typeof english> = {
  'html-lang-valid': {
    lang: {
      problem:
        '„{lang}“ ist keine Sprache, die Browser kennen. Screenreader lesen die Seite mit der Stimme einer anderen Sprache vor.',
      fix: 'Schreiben Sie ein Sprachkürzel, zum Beispiel lang="de".',
    },
    found: {
      problem:
        'Das lang-Attribut des html-Elements nennt keine Sprache, die Browser kennen. Screenreader lesen die Seite mit der Stimme einer anderen Sprache vor.',
      fix: 'Schreiben Sie ein Sprachkürzel, zum Beispiel lang="de".',
    },
  },
  'html-xml-lang-mismatch': {
    both: {
      problem:
        'lang="{lang}" und xml:lang="{xmlLang}" nennen verschiedene Sprachen. Screenreader wählen womöglich die falsche Stimme.',
      fix: 'Schreiben Sie in beiden dieselbe Sprache, oder entfernen Sie xml:lang.',
    },
    found: {
      problem: 'lang und xml:lang nennen verschiedene Sprachen. Screenreader wählen womöglich die falsche Stimme.',
      fix: 'Schreiben Sie in beiden dieselbe Sprache, oder entfernen Sie xml:lang.',
    },
  },
  'valid-lang': {
    lang: {
      problem:
        '„{lang}“ ist keine Sprache, die Browser kennen. Screenreader sprechen diesen Text wie den Rest der Seite aus.',
      fix: 'Schreiben Sie ein Sprachkürzel, zum Beispiel lang="fr".',
    },
    found: {
      problem:
        'Dieses lang-Attribut nennt keine Sprache, die Browser kennen. Screenreader sprechen den Text wie den Rest der Seite aus.',
      fix: 'Schreiben Sie ein Sprachkürzel, zum Beispiel lang="fr".',
    },
  },
};
