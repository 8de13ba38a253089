import type { TranslationOf } from '../../../rule-sentences.ts';
import type { en } from './en.ts';

export const de: TranslationOf<typeof en> = {
  title: 'Der Fokus allein darf die Seite nicht wechseln',
  description:
    'Kein Element führt auf eine andere Seite, sendet ein Formular oder öffnet ein Fenster, sobald es den Fokus bekommt.',
  whyItMatters:
    'Menschen mit Tastatur gehen über viele Elemente hinweg, bis sie bei dem sind, das sie wollen. Führt eines davon weg, sobald sie es erreichen, ist alles danach unerreichbar, und wer einen Screenreader verwendet, weiß nicht, was geschehen ist.',
  howToFix: [
    'Tun Sie es, wenn Menschen das Element auslösen: bei `click` oder beim Senden eines Formulars, nicht bei `focus` oder `focusin`.',
    'Ein Hinweis oder eine Liste darf sich bei Fokus öffnen, solange die Seite bleibt und der Fokus nicht wandert.',
  ],
  messages: {
    page: {
      problem: 'Sobald dieses Element den Fokus bekommt, wechselt die Seite zu einer anderen oder sendet ein Formular.',
      fix: 'Tun Sie das stattdessen bei einem Klick.',
    },
    window: {
      problem: 'Sobald dieses Element den Fokus bekommt, öffnet ein Skript ein Fenster.',
      fix: 'Öffnen Sie es stattdessen bei einem Klick.',
    },
  },
};
