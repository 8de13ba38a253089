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
    elementNotNamable: (element, attributes) => `Ein Element <${element}> ohne Rolle${notNamable(attributes)}`,
    roleNotNamable: (role, attributes) => `Ein Element mit role="${role}"${notNamable(attributes)}`,
  },
};

function notNamable(attributes: string): string {
  return ` kann keinen Namen haben. Screenreader ignorieren ${attributes.replaceAll(' ', ' und ')} deshalb vielleicht oder lesen es statt des Textes vor. Ergänzen Sie eine passende Rolle, zum Beispiel role="group", oder entfernen Sie das Attribut.`;
}
