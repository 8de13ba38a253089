import type { TranslationOf } from '../../../rule-sentences.ts';
import type { en } from './en.ts';

export const de: TranslationOf<typeof en> = {
  title: 'Eigene Elemente und Editoren, die den Fokus bekommen, müssen einen Namen haben',
  description:
    'Eigene Elemente und bearbeitbare Teile, die die Tabulatortaste erreicht, haben eine Rolle und einen Namen.',
  whyItMatters:
    'Screenreader sagen ein Bedienelement mit seiner Rolle und seinem Namen an. Ohne Namen hören Menschen „Schalter“ oder gar nichts. Wer Spracheingabe benutzt, kann nicht sagen, was er bedienen will.',
  howToFix: [
    'Nehmen Sie am besten ein natives `<button>`, einen Link oder ein Feld in das eigene Element auf, und lassen Sie das Element selbst aus der Tabulatorreihenfolge.',
    'Ist das Element das Bedienelement, geben Sie ihm eine Rolle und einen Namen: mit `ariaLabel` seiner ElementInternals, mit `aria-label` oder mit Text.',
    'Geben Sie einem Editor `role="textbox"` und ein `aria-label` oder `aria-labelledby`.',
  ],
  messages: {
    unnamed: {
      problem:
        'Dieses eigene Element hat die Rolle „{role}“ und keinen Namen. Screenreader sagen nicht, wozu es da ist.',
      fix: 'Schreiben Sie Text hinein, oder geben Sie ihm ein aria-label, das sagt, was es bewirkt.',
    },
    custom: {
      problem:
        'Die Tabulatortaste hält an diesem eigenen Element, und nichts gibt ihm einen Namen. Sagen Screenreader, wozu es da ist?',
      fix: 'Wenn nicht, geben Sie ihm eine Rolle und einen Namen, oder machen Sie aus dem, was darin ist, ein <button>, einen Link oder ein Feld.',
    },
    editor: {
      problem:
        'Hier kann man schreiben, und das Element hat weder Rolle noch Namen. Sagen Screenreader, was man schreiben soll?',
      fix: 'Wenn nicht, geben Sie ihm role="textbox" und ein aria-label.',
    },
  },
};
