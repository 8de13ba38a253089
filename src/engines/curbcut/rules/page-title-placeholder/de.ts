import type { TranslationOf } from '../../../rule-sentences.ts';
import type { en } from './en.ts';

export const de: TranslationOf<typeof en> = {
  title: 'Der Titel der Seite muss sagen, worum es auf ihr geht',
  description: 'Der Titel ist weder ein Platzhalter eines Editors oder Frameworks noch ein Dateiname.',
  whyItMatters:
    'Den Titel sagen Screenreader als Erstes, und er ist der Name von Tab und Lesezeichen. Menschen, die zwischen Tabs wechseln, finden eine Seite nicht wieder, die „Unbenannt“ heißt.',
  howToFix: [
    'Beginnen Sie mit dem Thema der Seite und enden Sie mit dem Namen der Website: „Öffnungszeiten – Stadtbibliothek“.',
    'Prüfen Sie die Vorlage: Jede Seite braucht ihren eigenen Titel, auch nach einem Wechsel der Ansicht per Skript.',
  ],
  messages: {
    untitled: {
      problem: 'Der Titel der Seite ist „{text}“. Das hat ein Editor geschrieben, und es sagt nichts über die Seite.',
      fix: 'Nennen Sie das Thema der Seite und die Website.',
    },
    editor: {
      problem:
        'Der Titel der Seite ist „{text}“ und sieht aus, als hätte ihn ein Editor oder Framework geschrieben. Sagt er, worum es auf der Seite geht?',
      fix: 'Wenn nicht, nennen Sie das Thema der Seite und die Website.',
    },
    file: {
      problem:
        'Der Titel der Seite ist „{text}“ und sieht wie ein Dateiname aus. Sagt er, worum es auf der Seite geht?',
      fix: 'Wenn nicht, nennen Sie das Thema der Seite und die Website.',
    },
  },
};
