import type { IdsOf, WordingOf } from '../../../rule-wording.ts';
import type { ariaRules } from '../aria.ts';

export const ariaTexts: WordingOf<IdsOf<typeof ariaRules>> = {
  'role-description-prohibited': {
    title: 'Nur ein Element mit einer Rolle darf seine Rolle beschreiben',
    description:
      'Elemente mit aria-roledescription oder einer Braille-Beschriftung haben eine andere Rolle als generic.',
    whyItMatters:
      'Das Element beschreibt eine Rolle, die es nicht hat. ARIA verbietet das, und Screenreader ignorieren es. Die Menschen, die sie verwenden, erfahren deshalb nicht, was ihnen gesagt werden sollte.',
    howToFix: [
      'Ergänzen Sie die Rolle, die beschrieben wird: `<div role="group" aria-roledescription="Folie">`.',
      'Entfernen Sie `aria-roledescription`, `aria-brailleroledescription` oder `aria-braillelabel`, wo keine Rolle passt.',
    ],
  },
  'name-prohibited': {
    title: 'Nur Elemente, deren Rolle es erlaubt, sollten aria-label oder aria-labelledby haben',
    description: 'Elemente mit Text und mit aria-label oder aria-labelledby haben eine Rolle, die benannt werden kann.',
    whyItMatters:
      'ARIA erlaubt keinen Namen für Text und für Elemente ohne Rolle. Manche Screenreader ignorieren ihn, andere lesen ihn statt des Textes vor. Was Menschen hören, hängt also davon ab, was sie verwenden.',
    howToFix: [
      'Entfernen Sie das Attribut, wo der Text genügt.',
      'Ergänzen Sie die Rolle, die das Element hat: `<div role="group" aria-label="Preis">`.',
      'Setzen Sie Wörter für Screenreader in den Text, in ein visuell verborgenes `<span>`.',
    ],
  },
};
