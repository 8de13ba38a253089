import type { TranslationOf } from '../../../rule-sentences.ts';
import type { en } from './en.ts';

const soundPlays = 'Ton wird von selbst länger als 3 Sekunden abgespielt';

export const de: TranslationOf<typeof en> = {
  title: 'Ton darf nicht länger als 3 Sekunden von selbst abgespielt werden',
  description:
    'Audio und Video, die von selbst starten, sind stumm oder kurz oder lassen sich mit einem Bedienelement anhalten.',
  whyItMatters:
    'Ton, der von selbst startet, übertönt die Stimme eines Screenreaders. Blinde Menschen hören dann nicht, wie sie ihn anhalten. Er stört auch Menschen, die Ablenkungen nicht ausblenden können.',
  howToFix: [
    'Entfernen Sie `autoplay`, und lassen Sie Menschen den Ton selbst starten.',
    'Muss das Abspielen von selbst beginnen, dann ohne Ton: `<video autoplay muted controls>`.',
    'Begrenzen Sie den Ton sonst auf weniger als drei Sekunden, oder setzen Sie nahe am Anfang der Seite ein Bedienelement, das ihn anhält.',
  ],
  messages: {
    soundMayStop: () =>
      `${soundPlays}. Die Seite hat ein Bedienelement, das dem Namen nach den Ton anhält: Prüfen Sie, dass es das tut und dass es früh auf der Seite kommt.`,
    soundCannotStop: () =>
      `${soundPlays}, und nichts hält ihn an. Entfernen Sie autoplay, ergänzen Sie Bedienelemente, oder beginnen Sie ohne Ton.`,
    soundUnknown: () =>
      'Dieses Video startet von selbst, und es ist unbekannt, ob es Ton hat. Wenn ja, ergänzen Sie Bedienelemente, oder entfernen Sie autoplay.',
    lengthUnknown: () =>
      'Die Wiedergabe startet von selbst, und das Laden dauerte zu lange, um ihre Länge zu bestimmen. Hat sie länger als 3 Sekunden Ton, ergänzen Sie Bedienelemente, oder entfernen Sie autoplay.',
  },
};
