import type { TranslationOf } from '../../../rule-sentences.ts';
import type { en } from './en.ts';

export const de: TranslationOf<typeof en> = {
  title: 'Passwörter und Codes lassen sich einfügen',
  description: 'Felder für Passwörter und Einmalcodes nehmen Text aus der Zwischenablage an.',
  whyItMatters:
    'Sich ein Passwort zu merken oder es Zeichen für Zeichen abzutippen, fällt vielen Menschen schwer und ist manchen unmöglich. Ein Passwortmanager oder die Zwischenablage nimmt es ihnen ab, wenn die Seite sie lässt.',
  howToFix: [
    'Entfernen Sie das Skript, das `paste` oder Strg+V in diesem Feld abfängt.',
    'Kennzeichnen Sie das Feld für Passwortmanager, mit `autocomplete="current-password"`, `new-password` oder `one-time-code`.',
    'Hat ein Code für jedes Zeichen ein Feld, verteilen Sie das Eingefügte auf die Felder.',
  ],
  messages: {
    blocked: {
      problem:
        'Dieses Feld für ein Passwort oder einen Code weist Text aus der Zwischenablage ab. Gibt es einen anderen Weg, sich anzumelden, ohne sich etwas zu merken oder abzutippen?',
      fix: 'Wenn nicht, lassen Sie Einfügen zu.',
    },
  },
};
