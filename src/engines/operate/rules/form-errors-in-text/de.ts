import type { TranslationOf } from '../../../rule-sentences.ts';
import type { en } from './en.ts';

export const de: TranslationOf<typeof en> = {
  title: 'Ein Formular muss in Textform sagen, was falsch ist',
  description:
    'Ein Formular, das leer abgesendet wird und stehen bleibt, sagt in Textform, welches Feld falsch ist und warum.',
  whyItMatters:
    'Ein roter Rahmen oder ein Symbol sagt Menschen nichts, die es oder die Farbe nicht sehen. Sie drücken wieder und wieder auf die Schaltfläche und erfahren nie, warum das Formular stehen bleibt.',
  howToFix: [
    'Zeigen Sie an jedem falschen Feld eine Meldung in Textform: Nennen Sie das Feld und sagen Sie, was fehlt.',
    'Markieren Sie das Feld mit `aria-invalid="true"` und verweisen Sie mit `aria-describedby` auf die Meldung.',
    'Oder lassen Sie `novalidate` weg, damit der Browser seine eigenen Meldungen zeigt.',
  ],
  messages: {
    color: {
      problem:
        'Wird das Formular leer abgesendet, wird dieses Feld nur rot oder bekommt ein rotes Symbol. Kein Text sagt, dass es falsch ist.',
      fix: 'Sagen Sie daneben in Worten, was fehlt.',
    },
    look: {
      problem:
        'Wird das Formular leer abgesendet, bleibt es stehen, und dieses Feld sieht ohne Text anders aus. Bedeutet das, dass das Feld falsch ist?',
      fix: 'Wenn ja, sagen Sie daneben in Worten, was fehlt.',
    },
    marked: {
      problem:
        'Wird das Formular leer abgesendet, markiert es dieses Feld oder setzt den Fokus darauf, aber kein Text sagt, was falsch ist. Wissen alle, was zu tun ist?',
      fix: 'Wenn nicht, sagen Sie daneben in Worten, was fehlt.',
    },
    hidden: {
      problem:
        'Wird das Formular leer abgesendet, ist der einzige neue Text unsichtbar oder steht in einem Attribut dieses Elements, etwa in title. Können ihn alle lesen?',
      fix: 'Wenn nicht, zeigen Sie den Text.',
    },
    unnamed: {
      problem: 'Wird das Formular leer abgesendet, sagt es: „{text}“. Sagt ein Text, welches Feld falsch ist?',
      fix: 'Wenn nicht, nennen Sie die Felder in der Meldung, oder zeigen Sie an jedem eine Meldung.',
    },
  },
};
