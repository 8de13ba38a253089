import type { TranslationOf } from '../../../rule-sentences.ts';
import type { en } from './en.ts';

export const de: TranslationOf<typeof en> = {
  title: 'Ein schmückendes Bild darf keinen Text haben',
  description: 'Ein Bild mit `alt=""` hat keinen `title`, und eines mit `role="presentation"` hat gar keinen Text.',
  whyItMatters:
    'Die Auszeichnung sagt, dass das Bild nichts bedeutet, und ein Text sagt, was es bedeutet. Manche Screenreader lassen den Text weg, sodass er Menschen entgeht, andere lesen einen Schmuck vor.',
  howToFix: [
    'Bedeutet das Bild etwas, setzen Sie den Text in `alt`, und entfernen Sie `role="presentation"`.',
    'Schmückt es nur, behalten Sie `alt=""`, und entfernen Sie den Text und den `title`.',
  ],
  messages: {
    alt: {
      problem:
        'Die Rolle dieses Bildes sagt, dass es nur schmückt, und sein Alternativtext ist „{text}“. Bedeutet es etwas?',
      fix: 'Wenn ja, entfernen Sie die Rolle. Wenn nicht, schreiben Sie alt="".',
    },
    title: {
      problem: 'Die Auszeichnung sagt, dass dieses Bild nur schmückt, und sein title ist „{text}“. Bedeutet es etwas?',
      fix: 'Wenn ja, schreiben Sie das in alt. Wenn nicht, entfernen Sie den title.',
    },
  },
};
