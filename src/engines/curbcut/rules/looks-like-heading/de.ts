import type { TranslationOf } from '../../../rule-sentences.ts';
import type { en } from './en.ts';

export const de: TranslationOf<typeof en> = {
  title: 'Text, der wie eine Überschrift aussieht, muss eine sein',
  description: 'Eine kurze Zeile in fetter oder großer Schrift vor anderem Text ist als Überschrift ausgezeichnet.',
  whyItMatters:
    'Menschen mit Screenreader gehen von Überschrift zu Überschrift, um sich zurechtzufinden. Eine Zeile, die nur so aussieht, ist nicht dabei, und ihnen entgeht der Teil, den sie einleitet.',
  howToFix: [
    'Verwenden Sie `<h2>` bis `<h6>` entsprechend der Gliederung der Seite, und gestalten Sie sie, wie Sie möchten.',
    'Ist die Zeile nur hervorgehoben und leitet keinen Teil ein, markieren Sie den Befund als Fehlalarm.',
  ],
  messages: {
    heading: {
      problem:
        '„{text}“ sieht wie die Überschrift des Folgenden aus, ist für Screenreader aber keine, und wer von Überschrift zu Überschrift springt, verpasst sie.',
      fix: 'Ist es eine Überschrift, machen Sie daraus eine h2 bis h6.',
    },
  },
};
