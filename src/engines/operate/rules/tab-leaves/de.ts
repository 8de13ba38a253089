import type { TranslationOf } from '../../../rule-sentences.ts';
import type { en } from './en.ts';

export const de: TranslationOf<typeof en> = {
  title: 'Tab oder Escape sollte den Fokus von jedem Element wegbewegen',
  description: 'Der Tastaturfokus verlässt jedes Element mit den Tasten, die alle kennen, in jedem Tempo.',
  whyItMatters:
    'Menschen, die die Tastatur verwenden, drücken Tab, um weiterzugehen, und Escape, um herauszukommen. Wirkt nur eine andere Taste oder nur eine schnelle Hand, kommen viele von ihnen nicht weiter.',
  howToFix: [
    'Entfernen Sie das Skript, das den Fokus zurückholt, wenn er das Element verlässt (`blur`, `focusout`), auch nach einem Timer.',
    'Braucht ein Bedienelement wie ein Editor die Tabulatortaste, lassen Sie es mit Escape verlassen.',
  ],
  messages: {
    quickly: {
      problem:
        'Tasten bewegen den Fokus nur dann von diesem Element weg, wenn sie sehr schnell gedrückt werden: Ein Skript holt ihn zurück. Wer langsam tippt, kommt nicht weg.',
      fix: 'Lassen Sie Tab das Element verlassen.',
    },
    by_advice: {
      problem:
        'Der Fokus verlässt dieses Element nur mit einer Taste, die die Seite nennt, nicht mit Tab, Umschalt+Tab, Escape oder den Pfeiltasten. Wer den Hinweis nicht liest, kommt nicht weg.',
      fix: 'Lassen Sie es mit Tab oder Escape verlassen.',
    },
  },
};
