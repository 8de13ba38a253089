import type { TranslationOf } from '../../../rule-sentences.ts';
import type { en } from './en.ts';

export const de: TranslationOf<typeof en> = {
  title: 'Was der Zeiger schließt, muss sich auch mit der Tastatur schließen',
  description:
    'Escape oder ein Bedienelement, das die Tabulatortaste erreicht, schließt jeden Dialog, den der Zeiger schließt.',
  whyItMatters:
    'Ein Dialog, den nur der Zeiger schließt, bleibt für alle, die keinen verwenden können, vor der Seite stehen. Sie kommen nicht weiter.',
  howToFix: [
    'Öffnen Sie den Dialog mit `showModal()` an einem `<dialog>`: Escape schließt ihn ohne Skript.',
    'Machen Sie aus dem Bedienelement, das ihn schließt, ein `<button type="button">`. Dann erreicht es die Tabulatortaste, und Enter und Leertaste betätigen es.',
  ],
  messages: {
    pointer: {
      problem:
        'Ein Klick schließt diesen Dialog, der sich durch „{name}“ öffnet. Escape tut das nicht, und auch keine Taste auf einem Bedienelement darin.',
      fix: 'Schließen Sie ihn bei Escape, und machen Sie aus dem Bedienelement, das ihn schließt, einen <button>.',
    },
    other: {
      problem:
        'Ein Klick schließt diesen Dialog, der sich durch „{name}“ öffnet, Escape nicht. Schließt ihn auch ein anderes Bedienelement darin, oder schließt er sich, wenn der Fokus ihn verlässt?',
      fix: 'Wenn nicht, schließen Sie ihn bei Escape, und machen Sie aus dem Bedienelement, das ihn schließt, einen <button>.',
    },
    unknown: {
      problem:
        'Dieser modale Dialog, der sich durch „{name}“ öffnet, hat kein Bedienelement, das die Tabulatortaste erreicht, und Escape schließt ihn nicht. Lässt er sich mit der Tastatur schließen?',
      fix: 'Wenn nicht, schließen Sie ihn bei Escape, und fügen Sie einen <button> hinzu, der ihn schließt.',
    },
  },
};
