import type { TranslationOf } from '../../../rule-sentences.ts';
import type { en } from './en.ts';

export const de: TranslationOf<typeof en> = {
  title: 'Es muss zu sehen sein, was angekreuzt, gewählt oder an ist',
  description:
    'Was zeigt, dass ein Kontrollkästchen, ein Optionsfeld, ein Schalter, ein Reiter, eine Auswahl oder ein Umschaltknopf an ist, hat zu dem daneben oder zum Aussehen im Zustand „aus“ einen Kontrast von mindestens 3 zu 1.',
  whyItMatters:
    'Menschen mit Sehbehinderung sehen kein blasses Häkchen und keinen Schalter, der von Grau zu Hellblau wechselt. Sie wissen nicht, was sie gewählt haben.',
  howToFix: [
    'Füllen Sie das Kästchen mit einer dunklen Farbe, wenn es an ist, oder zeichnen Sie ein dunkles Häkchen hinein.',
    'Lassen Sie den Knopf eines Schalters sich mit einem Kontrast von 3:1 von seiner Bahn abheben.',
    'Markieren Sie den gewählten Reiter oder Eintrag mit einer dunklen Linie, einer dunklen Füllung oder fettem Text.',
  ],
  messages: {
    pale: {
      problem:
        'Was sich beim Ankreuzen ändert, hat einen Kontrast von {nContrastRatio} zu 1. Menschen mit Sehbehinderung sehen nicht, ob es an ist.',
      fix: 'Zeigen Sie es mit einem Kontrast von {nRequiredContrastRatio} zu 1, zum Beispiel mit einem dunklen Häkchen oder einer dunklen Füllung.',
    },
    review: {
      problem: 'Ein Stil zeichnet dieses Kästchen. Ist zu sehen, ob es angekreuzt ist, mit einem Kontrast von 3 zu 1?',
      fix: 'Wenn nicht, zeigen Sie es mit einem dunklen Häkchen oder einer dunklen Füllung.',
    },
    pale_on: {
      problem:
        'Was zeigt, dass dies an oder gewählt ist, hat einen Kontrast von {nContrastRatio} zu 1. Menschen mit Sehbehinderung sehen es nicht.',
      fix: 'Zeigen Sie es mit einem Kontrast von {nRequiredContrastRatio} zu 1, zum Beispiel mit einer dunklen Linie, einer dunklen Füllung oder einem Häkchen.',
    },
    doubt_on: {
      problem:
        'Die Stile, die zeigen, dass dies an oder gewählt ist, haben einen Kontrast von {nContrastRatio} zu 1. Zeigt es noch etwas anderes?',
      fix: 'Wenn nicht, zeigen Sie es mit einer dunklen Linie, einer dunklen Füllung oder einem Häkchen.',
    },
    review_on: {
      problem: 'Ein Skript zeigt, ob dies an oder gewählt ist. Ist das zu sehen, mit einem Kontrast von 3 zu 1?',
      fix: 'Wenn nicht, zeigen Sie es mit einer dunklen Linie, einer dunklen Füllung oder einem Häkchen.',
    },
    review_lone: {
      problem: 'Ein Skript zeigt, ob dies an oder gewählt ist. Ist das zu sehen, mit einem Kontrast von 3 zu 1?',
      fix: 'Wenn nicht, zeigen Sie es mit einer dunklen Linie, einer dunklen Füllung oder einem Häkchen.',
    },
  },
};
