import type { TranslationOf } from '../../../rule-sentences.ts';
import type { en } from './en.ts';

export const de: TranslationOf<typeof en> = {
  title: 'Ein fieldset muss eine legend haben',
  description: 'Jedes fieldset hat eine legend mit Text oder einen anderen Namen.',
  whyItMatters:
    'Screenreader sagen ein fieldset als Gruppe an, wenn Menschen es betreten. Ohne legend hat die Gruppe keinen Namen, und was ihren Feldern gemeinsam ist, geht verloren.',
  howToFix: [
    'Beginnen Sie das fieldset mit einer `<legend>`, die sagt, wonach seine Felder fragen.',
    'Wo das fieldset nur einen Rahmen zeichnet, verwenden Sie ein `<div>`, oder geben Sie ihm `role="presentation"`.',
  ],
  messages: {
    unnamed: {
      problem:
        'Dieses fieldset hat keine legend mit Text, sodass Screenreader eine Gruppe ohne Namen ansagen. Fasst es Felder zusammen?',
      fix: 'Wenn ja, sagen Sie in einer legend, wonach die Felder fragen. Zeichnet es nur einen Rahmen, verwenden Sie ein div.',
    },
  },
};
