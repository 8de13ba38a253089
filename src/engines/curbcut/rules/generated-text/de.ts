import type { TranslationOf } from '../../../rule-sentences.ts';
import type { en } from './en.ts';

export const de: TranslationOf<typeof en> = {
  title: 'Text, der etwas sagt, muss im Dokument stehen',
  description: 'Wörter, die ein Stylesheet vor oder nach Elementen einfügt, schmücken nur.',
  whyItMatters:
    'Wörter aus einem Stylesheet verschwinden für Menschen, die mit eigenen Stilen oder in einer Leseansicht lesen. Sie lassen sich weder finden noch kopieren, und Übersetzungen lassen sie aus.',
  howToFix: [
    'Schreiben Sie die Wörter ins Dokument.',
    'Wo sie nur schmücken, halten Sie Screenreader davon ab, sie vorzulesen: `content: "New" / ""`.',
    'Wo das Dokument dasselbe sagt, kennzeichnen Sie den Befund als falsch positiv.',
  ],
  messages: {
    words: {
      problem:
        'Ein Stylesheet fügt die Wörter „{text}“ ein, die nicht im Dokument stehen. Sagen sie etwas, das das Dokument nicht sagt?',
      fix: 'Wenn ja, schreiben Sie sie in das Dokument.',
    },
  },
};
