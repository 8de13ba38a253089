import type { TranslationOf } from '../../../rule-sentences.ts';
import type { en } from './en.ts';

export const de: TranslationOf<typeof en> = {
  title: 'Verborgene Elemente dürfen nichts Fokussierbares sein oder enthalten',
  description: 'In Elementen mit aria-hidden="true" erreicht die Tabulatortaste nichts.',
  whyItMatters:
    'In einem verborgenen Bereich ist noch etwas mit der Tabulatortaste zu erreichen. Blinde Menschen landen auf einem Bedienelement, das ihr Screenreader nicht ansagt, und wissen nicht, wo sie sind.',
  howToFix: [
    'Entfernen Sie `aria-hidden="true"`, wenn der Inhalt für alle gedacht ist.',
    'Verbergen Sie geschlossene Menüs und Bereiche vollständig: `hidden`, `display: none` oder `visibility: hidden` nehmen sie auch aus der Tab-Reihenfolge.',
    'Setzen Sie `inert` auf den Inhalt hinter einem offenen Dialog: Das verbirgt ihn und sperrt zugleich den Fokus.',
    'Deaktivieren Sie einzelne Bedienelemente darin, oder setzen Sie `tabindex="-1"`.',
  ],
  messages: {
    found: {
      problem:
        'Dieses Element hat aria-hidden="true", und die Tabulatortaste erreicht es oder etwas darin trotzdem. Screenreader sagen dann nichts, und man weiß nicht, wo man ist.',
      fix: 'Entfernen Sie aria-hidden, oder nehmen Sie es mit inert oder tabindex="-1" aus der Tab-Reihenfolge.',
    },
    review: {
      problem:
        'Dieses Element hat aria-hidden="true" und enthält etwas, das den Fokus erhalten kann. Erreicht die Tabulatortaste es, und bleibt der Fokus dort?',
      fix: 'Wenn ja, nehmen Sie es mit inert oder tabindex="-1" aus der Tab-Reihenfolge.',
    },
  },
};
