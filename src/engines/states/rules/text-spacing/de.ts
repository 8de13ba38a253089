import type { TranslationOf } from '../../../rule-sentences.ts';
import type { en } from './en.ts';
import { clippedMessages, overlapMessages, lostMessages } from '../../sentences/de.ts';

export const de: TranslationOf<typeof en> = {
  title: 'Text muss auch mit größeren Abständen lesbar bleiben',
  description:
    'Mit den Abständen von Zeilen, Buchstaben, Wörtern und Absätzen aus WCAG 1.4.12 ist kein Text abgeschnitten oder verdeckt, und keiner fehlt.',
  whyItMatters:
    'Menschen mit Legasthenie oder Sehbehinderung stellen größere Abstände zwischen Zeilen, Wörtern und Buchstaben ein, um lesen zu können. In einen Kasten fester Größe passt der Text dann nicht.',
  howToFix: [
    'Verwenden Sie `min-height` statt `height`, damit Kästen mit ihrem Text wachsen.',
    'Lassen Sie Zeilen umbrechen: Entfernen Sie `white-space: nowrap`, wo der Text länger sein kann als der Kasten.',
    'Geben Sie Breiten in `em` oder `ch` an, wo ein Kasten so breit sein muss wie sein Text.',
  ],
  messages: {
    ...clippedMessages,
    ...overlapMessages,
    ...lostMessages,
  },
};
