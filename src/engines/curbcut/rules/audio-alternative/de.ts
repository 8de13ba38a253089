import type { TranslationOf } from '../../../rule-sentences.ts';
import type { en } from './en.ts';

export const de: TranslationOf<typeof en> = {
  title: 'Tonaufnahmen müssen ein Transkript haben',
  description: 'Text gibt wieder, was in einer Aufnahme gesprochen wird. Das müssen Menschen prüfen.',
  whyItMatters:
    'Gehörlosen und schwerhörigen Menschen entgeht alles, was in einer Aufnahme gesprochen wird. Ein Transkript gibt ihnen dieselbe Information, und ebenso allen an einem lauten oder stillen Ort.',
  howToFix: [
    'Ergänzen Sie neben dem Player ein Transkript, oder verlinken Sie es dort.',
    'Nennen Sie die Sprechenden und die Geräusche, auf die es ankommt, nicht nur den Wortlaut.',
    'Liest eine Aufnahme nur Text der Seite vor, sagen Sie das in diesem Text.',
  ],
  messages: {
    audioAlternative: () =>
      'Sagt Text auf der Seite oder ein verlinktes Transkript alles, was in dieser Aufnahme gesprochen wird? Wenn nicht, ergänzen Sie eines davon, es sei denn, die Aufnahme wiederholt nur Text der Seite.',
    audioLink: () =>
      'Der Link führt zu einer Aufnahme. Sagt Text auf der Seite oder ein verlinktes Transkript alles, was darin gesprochen wird? Wenn nicht, ergänzen Sie eines davon.',
  },
};
