import type { TranslationOf } from '../../../rule-sentences.ts';
import type { en } from './en.ts';

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
    may_stop: {
      problem:
        'Der Ton spielt von selbst länger als 3 Sekunden und übertönt die Stimme von Screenreadern. Ein Bedienelement scheint ihn seinem Namen nach zu stoppen.',
      fix: 'Prüfen Sie, dass es den Ton stoppt und früh auf der Seite kommt.',
    },
    cannot_stop: {
      problem:
        'Der Ton spielt von selbst länger als 3 Sekunden, und nichts stoppt ihn. Er übertönt die Stimme von Screenreadern.',
      fix: 'Entfernen Sie autoplay, ergänzen Sie controls, oder starten Sie stumm.',
    },
    sound_unknown: {
      problem: 'Dieses Video spielt von selbst. Ob es Ton hat, ließ sich nicht herausfinden.',
      fix: 'Hat es Ton, ergänzen Sie controls, oder entfernen Sie autoplay.',
    },
    length_unknown: {
      problem: 'Dies spielt von selbst ab und war nicht rechtzeitig geladen, um seine Dauer festzustellen.',
      fix: 'Hat es länger als 3 Sekunden Ton, ergänzen Sie controls, oder entfernen Sie autoplay.',
    },
  },
};
