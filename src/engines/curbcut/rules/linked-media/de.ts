import type { TranslationOf } from '../../../rule-sentences.ts';
import type { en } from './en.ts';

export const de: TranslationOf<typeof en> = {
  title: 'Verlinkte Aufnahmen müssen eine Alternative haben',
  description: 'Text sagt, was in einer verlinkten Aufnahme gesprochen oder gezeigt wird. Das müssen Menschen prüfen.',
  whyItMatters:
    'Gehörlosen Menschen entgeht, was in einer Aufnahme gesprochen wird, und blinden Menschen, was nur zu sehen ist. Eine Aufnahme hinter einem Link ist Inhalt der Website wie jeder andere.',
  howToFix: [
    'Ergänzen Sie neben dem Link ein Transkript. Bei einem Video beschreibt es auch, was zu sehen ist.',
    'Geben Sie einem Video Untertitel, im Bild oder in einem Player auf der Seite.',
    'Wiederholt eine Aufnahme nur Text der Seite, sagen Sie das in diesem Text.',
  ],
  messages: {
    sound: {
      problem:
        'Dieser Link führt zu Ton, den gehörlose Menschen nicht hören können. Steht alles, was gesprochen wird, auch als Text auf der Seite oder in einem verlinkten Transkript?',
      fix: 'Wenn nicht, ergänzen Sie neben dem Link ein Transkript.',
    },
    video: {
      problem:
        'Dieser Link führt zu einem Video. Hat es Untertitel, und sagt Text oder eine Audiodeskription alles, was es zeigt?',
      fix: 'Wenn nicht, ergänzen Sie sie.',
    },
  },
};
