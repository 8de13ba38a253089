import type { TranslationOf } from '../../../rule-sentences.ts';
import type { en } from './en.ts';

export const de: TranslationOf<typeof en> = {
  title: 'Inhalt muss in der Reihenfolge stehen, in der er gezeigt wird',
  description: 'Umflossene Elemente in einer Zeile werden in der Reihenfolge des Dokuments gezeigt.',
  whyItMatters:
    'Screenreader und die Tabulatortaste folgen dem Dokument, nicht dem Bildschirm. Wo Stylesheets die Reihenfolge umdrehen, hören Menschen den letzten Schritt zuerst oder verlieren den Fokus, der durch die Zeile springt.',
  howToFix: [
    'Schreiben Sie die Elemente in der Reihenfolge, in der sie gelesen werden.',
    'Verwenden Sie `display: flex` mit `justify-content` oder `margin-left: auto`, um sie an den Rand zu rücken.',
    'Wo jede Reihenfolge einen Sinn ergibt, kennzeichnen Sie den Befund als falsch positiv.',
  ],
  messages: {
    before: {
      problem:
        '„{second}“ ist vor „{first}“ zu sehen, kommt im Dokument aber danach, und Screenreader lesen es in dieser Reihenfolge vor. Ergibt das trotzdem Sinn?',
      fix: 'Wenn nicht, ändern Sie die Reihenfolge der Elemente im Dokument.',
    },
  },
};
