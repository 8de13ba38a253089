import type { TranslationOf } from '../../../rule-sentences.ts';
import type { en } from './en.ts';

export const de: TranslationOf<typeof en> = {
  title: 'Untertitel dürfen nicht leer oder kaputt sein',
  description: 'Die Datei mit Untertiteln, die ein Video nennt, lässt sich lesen und enthält Untertitel.',
  whyItMatters:
    'Der Player bietet Untertitel an, und gehörlose und schwerhörige Menschen sehen keine, wenn sie sie einschalten. Ihnen entgeht alles, was gesprochen wird und zu hören ist.',
  howToFix: [
    'Öffnen Sie die Adresse in `src` des `<track>`: Sie muss zu einer Datei führen, auf dem Origin der Seite oder mit Erlaubnis (CORS).',
    'Die Datei beginnt mit der Zeile `WEBVTT`, und jeder Untertitel hat seine Zeiten, etwa `00:01.000 --> 00:04.000`.',
  ],
  messages: {
    empty: {
      problem:
        'Die Datei mit Untertiteln dieses Videos enthält keine Untertitel. Gehörlose Menschen können nicht lesen, was gesprochen wird.',
      fix: 'Schreiben Sie Untertitel in die Datei, die der Track nennt.',
    },
    broken: {
      problem:
        'Die Untertitel dieses Videos lassen sich nicht laden oder sind kein WebVTT. Gehörlose Menschen können nicht lesen, was gesprochen wird.',
      fix: 'Berichtigen Sie die Adresse des Tracks oder die Datei, die dort liegt.',
    },
  },
};
