import type { TranslationOf } from '../../../rule-sentences.ts';
import type { en } from './en.ts';

export const de: TranslationOf<typeof en> = {
  title: 'Videos müssen eine Alternative für das haben, was sie zeigen',
  description: 'Text oder eine Audiodeskription sagt, was ein Video zeigt. Das müssen Menschen prüfen.',
  whyItMatters:
    'Blinde Menschen hören ein Video, und ihnen entgeht alles, was nur zu sehen ist: wer handelt, was ein Diagramm aussagt, eingeblendeter Text. Eine Beschreibung als Ton oder Text gibt ihnen dieselbe Information.',
  howToFix: [
    'Ergänzen Sie ein Transkript, das beschreibt, was zu sehen ist, neben dem Video oder von dort verlinkt.',
    'Oder nehmen Sie eine Audiodeskription auf, als zweite Fassung des Videos oder als eigene Tonspur.',
    'Wiederholt ein Video nur Text der Seite, sagen Sie das in diesem Text.',
  ],
  messages: {
    video: {
      problem:
        'Blinde Menschen können dieses Video nicht sehen. Sagt Text auf der Seite, ein verlinktes Transkript oder eine Audiodeskription alles, was es zeigt?',
      fix: 'Wenn nicht, ergänzen Sie etwas davon, es sei denn, das Video wiederholt nur Text der Seite.',
    },
  },
};
