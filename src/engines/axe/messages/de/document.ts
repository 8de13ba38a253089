import type { TranslatedMessages } from '../../../rule-sentences.ts';
import type { documentMessages as english } from '../en/document.ts';

export const documentMessages: TranslatedMessages<typeof english> = {
  'document-title': {
    found: {
      problem:
        'Die Seite hat keinen Titel. Screenreader lesen beim Öffnen ihre Adresse vor, und Tabs und Lesezeichen haben keinen Namen.',
      fix: 'Schreiben Sie einen <title>, der die Seite und die Website nennt.',
    },
  },
  'duplicate-id-aria': {
    found: {
      problem:
        'Mehrere Elemente haben die id „{id}“, auf die ein Label oder ein ARIA-Attribut verweist. Screenreader lesen womöglich das falsche vor.',
      fix: 'Geben Sie jedem Element eine eigene id.',
    },
  },
};
