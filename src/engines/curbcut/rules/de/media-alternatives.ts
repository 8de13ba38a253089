import type { IdsOf, WordingOf } from '../../../rule-wording.ts';
import type { mediaAlternativeRules } from '../media-alternatives.ts';

export const mediaAlternativeTexts: WordingOf<IdsOf<typeof mediaAlternativeRules>> = {
  'video-alternative': {
    title: 'Videos müssen eine Alternative für das haben, was sie zeigen',
    description: 'Text oder eine Audiodeskription sagt, was ein Video zeigt. Das müssen Menschen prüfen.',
    whyItMatters:
      'Blinde Menschen hören ein Video, und ihnen entgeht alles, was nur zu sehen ist: wer handelt, was ein Diagramm aussagt, eingeblendeter Text. Eine Beschreibung als Ton oder Text gibt ihnen dieselbe Information.',
    howToFix: [
      'Ergänzen Sie ein Transkript, das beschreibt, was zu sehen ist, neben dem Video oder von dort verlinkt.',
      'Oder nehmen Sie eine Audiodeskription auf, als zweite Fassung des Videos oder als eigene Tonspur.',
      'Wiederholt ein Video nur Text der Seite, sagen Sie das in diesem Text.',
    ],
  },
  'audio-alternative': {
    title: 'Tonaufnahmen müssen ein Transkript haben',
    description: 'Text gibt wieder, was in einer Aufnahme gesprochen wird. Das müssen Menschen prüfen.',
    whyItMatters:
      'Gehörlosen und schwerhörigen Menschen entgeht alles, was in einer Aufnahme gesprochen wird. Ein Transkript gibt ihnen dieselbe Information, und ebenso allen an einem lauten oder stillen Ort.',
    howToFix: [
      'Ergänzen Sie neben dem Player ein Transkript, oder verlinken Sie es dort.',
      'Nennen Sie die Sprechenden und die Geräusche, auf die es ankommt, nicht nur den Wortlaut.',
      'Liest eine Aufnahme nur Text der Seite vor, sagen Sie das in diesem Text.',
    ],
  },
};
