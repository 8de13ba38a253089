import type { TranslationOf } from '../../../rule-sentences.ts';
import type { en } from './en.ts';

export const de: TranslationOf<typeof en> = {
  title: 'Was sich anklicken lässt, muss mit der Tastatur erreichbar sein',
  description:
    'Die Tabulatortaste erreicht jeden Bereich, der auf einer Seite mit Skripten den Mauszeiger eines Links oder einer Schaltfläche zeigt.',
  whyItMatters:
    'Menschen, die keine Maus verwenden können, bewegen sich mit der Tabulatortaste durch eine Seite und drücken Enter oder die Leertaste. Was die Tabulatortaste nicht erreicht, gibt es für sie nicht, und Screenreader sagen es nicht als bedienbar an.',
  howToFix: [
    'Verwenden Sie `<button type="button">` für das, was etwas tut, und `<a href>` für das, was irgendwohin führt. Beide erreicht die Tabulatortaste, und beide reagieren auf Enter.',
    'Muss es ein anderes Element sein, geben Sie ihm `tabindex="0"`, eine Rolle wie `button` und einen Listener für Enter und Leertaste.',
    'Bewirkt ein Klick nichts oder nur, was auch ein Link oder eine Schaltfläche daneben bewirkt, entfernen Sie `cursor: pointer`, oder markieren Sie den Befund als Fehlalarm.',
  ],
  messages: {
    clickable: {
      problem:
        'Dieses Element zeigt den Mauszeiger eines Links oder einer Schaltfläche, und die Tabulatortaste erreicht es nicht. Bewirkt ein Klick darauf etwas, das nichts in der Tab-Reihenfolge bewirkt?',
      fix: 'Wenn ja, machen Sie daraus einen <button> oder einen Link.',
    },
    named: {
      problem:
        'Dieses Element hat die Rolle eines Bedienelements, und die Tabulatortaste erreicht es nicht. Wird es bedient?',
      fix: 'Wenn ja, machen Sie daraus einen <button>, einen Link oder ein <input>. Wenn nicht, entfernen Sie die Rolle.',
    },
    closer: {
      problem:
        'Dieses verborgene Element heißt wie eine Schaltfläche, die etwas schließt, und die Tabulatortaste erreicht es nicht, wenn es erscheint. Lässt sich nur damit schließen, wozu es gehört?',
      fix: 'Wenn ja, machen Sie daraus einen <button>.',
    },
  },
};
