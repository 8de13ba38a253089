import type { TranslationOf } from '../../../rule-sentences.ts';
import type { en } from './en.ts';

export const de: TranslationOf<typeof en> = {
  title: 'Der Inhalt muss mit einer sichtbaren Überschrift beginnen',
  description:
    'Eine Seite mit Navigation hat außerhalb davon eine Überschrift, die zu sehen ist und die Screenreader ansagen.',
  whyItMatters:
    'Menschen mit Screenreader springen zur ersten Überschrift, um an der Navigation vorbeizukommen, und alle suchen sie, um zu sehen, worum es auf der Seite geht. Ohne sie müssen sie den Anfang des Inhalts suchen.',
  howToFix: [
    'Beginnen Sie den Inhalt mit einer Überschrift, die das Thema nennt, etwa `<h1>Öffnungszeiten</h1>`.',
    'Machen Sie aus fettem oder großem Text, der wie eine Überschrift aussieht, `<h1>` bis `<h6>`.',
    'Verbergen Sie die Überschrift nicht mit CSS oder `aria-hidden`.',
  ],
  messages: {
    missing: {
      problem:
        'Außerhalb der Navigation steht keine Überschrift. Wer einen Screenreader benutzt, springt von Überschrift zu Überschrift, und keine führt zum Inhalt.',
      fix: 'Beginnen Sie den Inhalt mit einer Überschrift, zum Beispiel einer h1 mit dem Thema der Seite.',
    },
    out_of_sight: {
      problem:
        'Die Überschriften des Inhalts sind nicht zu sehen. Nur Screenreader finden sie, und wer die Seite sieht, erkennt nicht, wo der Inhalt beginnt.',
      fix: 'Zeigen Sie am Anfang des Inhalts eine Überschrift.',
    },
  },
};
