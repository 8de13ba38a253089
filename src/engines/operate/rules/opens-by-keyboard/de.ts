import type { TranslationOf } from '../../../rule-sentences.ts';
import type { en } from './en.ts';

export const de: TranslationOf<typeof en> = {
  title: 'Was ein Klick öffnet, muss sich auch mit der Tastatur öffnen',
  description:
    'Enter, die Leertaste oder eine Pfeiltaste öffnet jedes Menü, jeden Dialog, jeden Reiter und jeden anderen Teil, den die Seite ankündigt und ein Klick öffnet.',
  whyItMatters:
    'Menschen, die keine Maus verwenden können, drücken Enter oder die Leertaste auf dem, was sie mit der Tabulatortaste erreicht haben. Öffnet nur ein Klick ein Menü, gibt es seinen Inhalt für sie nicht.',
  howToFix: [
    'Verwenden Sie `<button type="button">` für das, was etwas öffnet. Der Browser macht aus Enter und Leertaste einen Klick.',
    'Muss es ein anderes Element sein, geben Sie ihm `tabindex="0"` und eine Rolle, und öffnen Sie bei `click` sowie bei Enter und Leertaste.',
    'Lassen Sie in einer Reihe von Reitern die Pfeiltasten zwischen den Reitern wechseln, oder lassen Sie die Tabulatortaste jeden erreichen.',
  ],
  messages: {
    keys: {
      problem: 'Ein Klick auf „{name}“ öffnet etwas. Enter, Leertaste und Pfeiltasten öffnen es nicht.',
      fix: 'Machen Sie daraus einen <button>, oder lassen Sie es auf Enter und Leertaste wie auf einen Klick reagieren.',
    },
    unreached: {
      problem:
        'Ein Klick auf „{name}“ öffnet etwas, und die Tabulatortaste erreicht es nicht. Öffnet ein anderes Bedienelement dasselbe?',
      fix: 'Wenn nicht, machen Sie daraus einen <button>.',
    },
  },
};
