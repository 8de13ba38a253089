import type { TranslationOf } from '../../../rule-sentences.ts';
import type { en } from './en.ts';

export const de: TranslationOf<typeof en> = {
  title: 'Einträge von Menüs, Listen, Bäumen und Reitern müssen mit der Tastatur erreichbar sein',
  description:
    'Tabulatortaste, Pfeiltasten, Pos1 und Ende oder ein Buchstabe erreichen die Einträge jedes Menüs, Listenfelds und Baums, jeder Reihe von Reitern und jeder Gruppe von Optionsfeldern, die ein Skript bereitstellt.',
  whyItMatters:
    'Ihre Rollen versprechen Menschen mit Tastatur oder Screenreader, dass Pfeiltasten zwischen den Einträgen wechseln. Tut das keine Taste, kann sie nur der Zeiger verwenden.',
  howToFix: [
    'Verwenden Sie native Elemente, wo sie genügen: `<select>`, Optionsfelder, eine Liste von Links oder Schaltflächen.',
    'Geben Sie sonst einem Eintrag `tabindex="0"` und den anderen `tabindex="-1"`, und bewegen Sie beides mit den Pfeiltasten.',
    'Oder lassen Sie den Fokus auf dem Container, und nennen Sie den aktuellen Eintrag mit `aria-activedescendant`.',
    'Soll die Tabulatortaste zu jedem Eintrag führen, geben Sie allen `tabindex="0"`.',
  ],
  messages: {
    keys: {
      problem:
        'Weder Tabulatortaste noch Pfeiltasten noch Buchstaben führen zu Einträgen dieses Elements wie „{item}“. Ein Klick verwendet sie.',
      fix: 'Lassen Sie die Pfeiltasten den Fokus zwischen den Einträgen bewegen, oder lassen Sie die Tabulatortaste jeden erreichen.',
    },
    unreached: {
      problem:
        'Weder Tabulatortaste noch Pfeiltasten noch Buchstaben führen zu Einträgen dieses Elements wie „{item}“. Bewirken sie etwas, und lässt sich das mit der Tastatur auf andere Weise tun?',
      fix: 'Wenn sie etwas bewirken und es keine andere Weise gibt, lassen Sie die Pfeiltasten den Fokus zwischen den Einträgen bewegen. Bewirken sie nichts, entfernen Sie die Rolle.',
    },
  },
};
