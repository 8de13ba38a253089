import type { TranslationOf } from '../../../rule-sentences.ts';
import type { en } from './en.ts';

export const de: TranslationOf<typeof en> = {
  title: 'Nichts darf mehr als dreimal in der Sekunde blitzen',
  description:
    'Keine Animation durch Stile macht eine große Fläche mehr als dreimal in der Sekunde heller und dunkler. Groß ist mehr als ein Viertel von 341 mal 256 Pixeln. Filme und GIFs werden nicht geprüft.',
  whyItMatters:
    'Blitze können bei Menschen mit fotosensibler Epilepsie Anfälle auslösen, bevor sie die Seite schließen können. Sie verursachen auch Migräne und Schwindel.',
  howToFix: [
    'Entfernen Sie die Animation, oder verlangsamen Sie sie auf höchstens drei Blitze in der Sekunde.',
    'Oder verkleinern Sie die blitzende Fläche, oder ändern Sie ihre Helligkeit um weniger als 10 %.',
    'Eine Schaltfläche zum Anhalten hilft nicht, denn eine Sekunde genügt, um zu schaden.',
  ],
  messages: {
    flashes: {
      problem:
        'Dieses Element blitzt {flashes}-mal in der Sekunde. Es füllt {percent} % eines Blocks von 341 mal 256 Pixeln, erlaubt sind 25 %.',
      fix: 'Verlangsamen oder entfernen Sie die Animation.',
    },
    unseen: {
      problem:
        'Dieses Element blitzt {flashes}-mal in der Sekunde und füllt {percent} % eines Blocks von 341 mal 256 Pixeln. Es war außer Sicht oder teils verdeckt: Sieht man mehr als 25 %?',
      fix: 'Wenn ja, verlangsamen oder entfernen Sie die Animation.',
    },
  },
};
