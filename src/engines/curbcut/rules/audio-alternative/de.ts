import type { TranslationOf } from '../../../rule-sentences.ts';
import type { en } from './en.ts';

export const de: TranslationOf<typeof en> = {
  title: 'Tonaufnahmen müssen ein Transkript haben',
  description:
    'Text gibt wieder, was in einer Aufnahme gesprochen wird. Das müssen Menschen prüfen, außer auf einer Seite ohne Text.',
  whyItMatters:
    'Gehörlosen und schwerhörigen Menschen entgeht alles, was in einer Aufnahme gesprochen wird. Ein Transkript gibt ihnen dieselbe Information, und ebenso allen an einem lauten oder stillen Ort.',
  howToFix: [
    'Ergänzen Sie neben dem Player ein Transkript, oder verlinken Sie es dort.',
    'Nennen Sie die Sprechenden und die Geräusche, auf die es ankommt, nicht nur den Wortlaut.',
    'Liest eine Aufnahme nur Text der Seite vor, sagen Sie das in diesem Text.',
  ],
  messages: {
    alone: {
      problem:
        'Die Seite besteht nur aus diesem Ton. Kein Text und kein Link sagt, was gesprochen wird, gehörlose Menschen erfahren also nichts.',
      fix: 'Ergänzen Sie auf der Seite ein Transkript, oder verlinken Sie es dort.',
    },
    sound: {
      problem:
        'Gehörlose Menschen können diesen Ton nicht hören. Steht alles, was gesprochen wird, auch als Text auf der Seite oder in einem verlinkten Transkript?',
      fix: 'Wenn nicht, ergänzen Sie ein Transkript, es sei denn, der Ton wiederholt nur Text der Seite.',
    },
  },
};
