import type { TranslationOf } from '../../../rule-sentences.ts';
import type { en } from './en.ts';

export const de: TranslationOf<typeof en> = {
  title: 'Fortschrittsbalken und Messanzeigen müssen einen Namen haben',
  description: 'Jedes `<progress>` und jedes `<meter>` hat ein Label oder einen anderen Namen, der sagt, was es zeigt.',
  whyItMatters:
    'Screenreader sagen einen Balken mit seinem Namen und seinem Wert an. Ohne Namen hören Menschen „70 Prozent“ und nicht, wovon.',
  howToFix: [
    'Geben Sie dem Balken ein Label: `<label for="disk">Belegter Speicher</label> <meter id="disk" value="0.7">`.',
    'Steht der Text an anderer Stelle, verweisen Sie mit `aria-labelledby` darauf, oder schreiben Sie ein `aria-label`.',
    'Wiederholt der Balken nur den Text daneben, verbergen Sie ihn mit `aria-hidden="true"`.',
  ],
  messages: {
    progress: {
      problem: 'Dieser Fortschrittsbalken hat keinen Namen. Sagt der Text davor, was hier fortschreitet?',
      fix: 'Wenn nicht, geben Sie ihm ein <label> oder ein aria-label.',
    },
    meter: {
      problem: 'Diese Messanzeige hat keinen Namen. Sagt der Text davor, was gemessen wird?',
      fix: 'Wenn nicht, geben Sie ihr ein <label> oder ein aria-label.',
    },
  },
};
