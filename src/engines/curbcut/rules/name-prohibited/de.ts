import type { TranslationOf } from '../../../rule-sentences.ts';
import type { en } from './en.ts';

export const de: TranslationOf<typeof en> = {
  title: 'Nur Elemente, deren Rolle es erlaubt, sollten aria-label oder aria-labelledby haben',
  description: 'Elemente mit Text und mit aria-label oder aria-labelledby haben eine Rolle, die benannt werden kann.',
  whyItMatters:
    'ARIA erlaubt keinen Namen für Text und für Elemente ohne Rolle. Manche Screenreader ignorieren ihn, andere lesen ihn statt des Textes vor. Was Menschen hören, hängt also davon ab, was sie verwenden.',
  howToFix: [
    'Entfernen Sie das Attribut, wo der Text genügt.',
    'Ergänzen Sie die Rolle, die das Element hat: `<div role="group" aria-label="Preis">`.',
    'Setzen Sie Wörter für Screenreader in den Text, in ein visuell verborgenes `<span>`.',
  ],
  messages: {
    element: {
      problem:
        'Ein <{tag}> ohne Rolle kann keinen Namen haben. Screenreader ignorieren {listOfAttributes} womöglich oder lesen es anstelle des Textes vor.',
      fix: 'Ergänzen Sie eine passende Rolle, zum Beispiel role="group", oder entfernen Sie {listOfAttributes}.',
    },
    role: {
      problem:
        'Ein Element mit role="{role}" kann keinen Namen haben. Screenreader ignorieren {listOfAttributes} womöglich oder lesen es anstelle des Textes vor.',
      fix: 'Wählen Sie eine passende Rolle, zum Beispiel role="group", oder entfernen Sie {listOfAttributes}.',
    },
  },
};
