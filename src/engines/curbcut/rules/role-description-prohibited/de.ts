import type { TranslationOf } from '../../../rule-sentences.ts';
import type { en } from './en.ts';

export const de: TranslationOf<typeof en> = {
  title: 'Nur ein Element mit einer Rolle darf seine Rolle beschreiben',
  description:
    'Elemente mit aria-roledescription oder aria-brailleroledescription haben eine andere Rolle als generic.',
  whyItMatters:
    'Das Element beschreibt eine Rolle, die es nicht hat. ARIA verbietet das, und Screenreader ignorieren es. Die Menschen, die sie verwenden, erfahren deshalb nicht, was ihnen gesagt werden sollte.',
  howToFix: [
    'Ergänzen Sie die Rolle, die beschrieben wird: `<div role="group" aria-roledescription="Folie">`.',
    'Entfernen Sie `aria-roledescription` oder `aria-brailleroledescription`, wo keine Rolle passt.',
  ],
  messages: {
    not_describable: {
      problem:
        'Dieses Element hat keine Rolle, die {listOfAttributes} beschreiben könnte, sodass Screenreader es ignorieren.',
      fix: 'Ergänzen Sie eine Rolle, zum Beispiel role="group", oder entfernen Sie {listOfAttributes}.',
    },
  },
};
