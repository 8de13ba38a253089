import type { TranslationOf } from '../../../rule-sentences.ts';
import type { en } from './en.ts';

export const de: TranslationOf<typeof en> = {
  title: 'Eine Seite darf nicht nach einer Verzögerung von selbst neu laden oder weiterleiten',
  description: 'Ein Meta-Refresh geschieht sofort oder erst nach mehr als 20 Stunden.',
  whyItMatters:
    'Die Seite lädt nach einer festen Zeit neu oder leitet weiter. Menschen mit Screenreader finden sich mitten im Satz am Anfang wieder, und Menschen, die langsam lesen oder tippen, verlieren ihre Stelle oder ihre Eingaben.',
  howToFix: [
    'Entfernen Sie `<meta http-equiv="refresh" content="…">`.',
    'Um zu einer neuen URL zu führen, leiten Sie auf dem Server weiter (301 oder 302), oder sofort mit einer Verzögerung von 0.',
    'Um neue Daten zu zeigen, bieten Sie eine Schaltfläche zum Aktualisieren an, oder ändern Sie nur diesen Teil der Seite per Skript, ohne den Fokus zu versetzen.',
    'Warnen Sie bei einer Zeitbegrenzung, und lassen Sie Menschen die Zeit verlängern.',
  ],
  messages: {
    refreshes: {
      problem:
        'Die Seite lädt sich nach {n} (Sekunde|Sekunden) von selbst neu oder leitet weiter. Wer langsam liest oder einem Screenreader zuhört, verliert die Stelle.',
      fix: 'Entfernen Sie die Aktualisierung, oder leiten Sie sofort weiter (0 Sekunden).',
    },
  },
};
