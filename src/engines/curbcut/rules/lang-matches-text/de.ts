import type { TranslationOf } from '../../../rule-sentences.ts';
import { languageMessages } from '../../sentences/de.ts';
import type { en } from './en.ts';

export const de: TranslationOf<typeof en> = {
  title: 'Text muss in der Sprache sein, die sein Element nennt',
  description: 'Text in einem Element mit lang-Attribut ist in dieser Sprache geschrieben.',
  whyItMatters:
    'Ein Teil der Seite nennt eine Sprache, in der er nicht geschrieben ist. Screenreader wechseln dafür zur falschen Stimme, und Menschen, die zuhören, können diesem Teil nicht folgen.',
  howToFix: [
    'Berichtigen Sie das Attribut `lang` des Elements: `<q lang="nl">Met de kippen op stok</q>`.',
    'Entfernen Sie das Attribut, wo der Text in der Sprache seiner Umgebung ist.',
    'Zeichnen Sie einen Teil darin, der in einer anderen Sprache ist, an seinem eigenen Element aus.',
  ],
  messages: languageMessages,
};
