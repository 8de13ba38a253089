import type { TranslationOf } from '../../../rule-sentences.ts';
import type { en } from './en.ts';

export const de: TranslationOf<typeof en> = {
  title: 'Was unter dem Mauszeiger erscheint, muss auch mit der Tastatur erscheinen',
  description: 'Inhalt, den ein Stylesheet bei `:hover` zeigt, zeigt auch der Fokus oder ein Bedienelement.',
  whyItMatters:
    'Ein Menü oder ein Tooltip, den nur der Mauszeiger öffnet, ist für Menschen mit Tastatur nicht da, und auf Touchscreens ist er für alle schwer zu öffnen.',
  howToFix: [
    'Öffnen Sie Menüs mit einem `<button aria-expanded>`, der sagt, ob sie offen sind.',
    'Zeigen Sie Tooltips und kurze Menüs auch mit `:focus-within` an einem Element, das die Tabulatortaste erreicht.',
    'Wo dasselbe auf der Seite oder hinter dem Link steht, kennzeichnen Sie den Befund als falsch positiv.',
  ],
  messages: {
    hover: {
      problem:
        'Solange der Zeiger auf diesem Element steht, zeigt ein Stil „{text}“, und kein Stil tut das für den Tastaturfokus. Ist es mit der Tastatur erreichbar?',
      fix: 'Wenn nicht, zeigen Sie es mit :focus-within oder mit einer Schaltfläche.',
    },
  },
};
