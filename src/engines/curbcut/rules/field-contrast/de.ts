import type { TranslationOf } from '../../../rule-sentences.ts';
import type { en } from './en.ts';

export const de: TranslationOf<typeof en> = {
  title: 'Es muss zu sehen sein, wo ein leeres Feld ist',
  description:
    'Der Rand, die Füllung oder ein Zeichen eines leeren Feldes oder Kästchens hat zu dem daneben einen Kontrast von mindestens 3 zu 1.',
  whyItMatters:
    'Ein Feld mit blassem Rand auf einer blassen Seite ist für Menschen mit Sehbehinderung unsichtbar. Sie lesen die Beschriftung und finden nicht, wohin sie tippen oder klicken sollen.',
  howToFix: [
    'Geben Sie dem Feld einen Rand mit einem Kontrast von 3:1 zur Seite oder zu seiner Füllung, zum Beispiel `border: 1px solid #767676` auf Weiß.',
    'Eine Linie unter dem Feld, eine dunklere Füllung oder ein Symbol darin genügen auch.',
    'Verlassen Sie sich nicht auf die Beschriftung daneben: Sie sagt, wofür das Feld ist, nicht, wo es ist.',
  ],
  messages: {
    pale: {
      problem:
        'Nichts zeigt, wo dieses Feld ist: Sein Rand, seine Füllung und alles, was darum gezeichnet ist, haben einen Kontrast von {nContrastRatio} zu 1. Menschen mit Sehbehinderung finden es nicht.',
      fix: 'Geben Sie ihm einen Rand mit einem Kontrast von {nRequiredContrastRatio} zu 1, zum Beispiel #767676 auf Weiß.',
    },
    review: {
      problem:
        'Rand und Füllung dieses Feldes heben sich kaum von der Seite ab. Zeigt etwas anderes, wo es ist, mit einem Kontrast von 3 zu 1?',
      fix: 'Wenn nicht, geben Sie ihm einen Rand mit diesem Kontrast.',
    },
  },
};
