import type { TranslationOf } from '../../../rule-sentences.ts';
import type { en } from './en.ts';

export const de: TranslationOf<typeof en> = {
  title: 'Der Tastaturfokus muss sichtbar sein',
  description: 'Die Seite sieht anders aus, wenn ein Element, das die Tabulatortaste erreicht, den Fokus erhält.',
  whyItMatters:
    'Menschen, die die Tastatur verwenden, gehen mit der Tabulatortaste von Element zu Element. Zeigt nichts, welches den Fokus hat, wissen sie nicht, wo sie sind und was Enter bewirkt.',
  howToFix: [
    'Entfernen Sie `outline: none` oder `outline: 0`, damit der Browser seinen eigenen Rahmen zeichnet.',
    'Oder zeichnen Sie eine Markierung, die sich abhebt, etwa `:focus-visible { outline: 2px solid; outline-offset: 2px; }`.',
    'Hat ein verborgenes `<input>` den Fokus, markieren Sie seine sichtbare Beschriftung: `input:focus-visible + label { … }`.',
    'Nehmen Sie Elemente, die niemand sieht, aus der Reihenfolge: `hidden`, `inert` oder `tabindex="-1"`.',
  ],
  messages: {
    invisible: {
      problem:
        'Der Tastaturfokus ist auf diesem Element nicht zu sehen: Das Bild sieht mit ihm genauso aus. Wer die Tastatur benutzt, weiß nicht, wo er ist.',
      fix: 'Geben Sie ihm unter :focus-visible einen Rahmen oder eine andere Änderung, die sich abhebt.',
    },
    covered: {
      problem:
        'Die Stile dieses Elements ändern sich mit dem Tastaturfokus nicht, und eine Ebene verdeckt das Element, sodass Bilder nicht mehr zeigen. Sehen Sie seinen Fokus, wenn die Ebene geschlossen ist?',
      fix: 'Wenn nicht, geben Sie ihm unter :focus-visible einen Rahmen oder eine andere Änderung, die sich abhebt.',
    },
    moving: {
      problem:
        'Die Stile dieses Elements ändern sich mit dem Tastaturfokus nicht, und die Seite bewegt sich weiter, sodass Bilder nicht zeigen, ob der Fokus zu sehen ist. Sehen Sie ihn?',
      fix: 'Wenn nicht, geben Sie ihm unter :focus-visible einen Rahmen oder eine andere Änderung, die sich abhebt.',
    },
  },
};
