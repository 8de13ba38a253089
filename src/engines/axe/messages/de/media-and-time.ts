import type { TranslatedMessages } from '../../../rule-sentences.ts';
import type { mediaAndTimeMessages as english } from '../en/media-and-time.ts';

export const mediaAndTimeMessages: TranslatedMessages<typeof english> = {
  'video-caption': {
    review: {
      problem: 'Zu diesem Video wurden keine Untertitel gefunden. Können gehörlose Menschen lesen, was gesagt wird?',
      fix: 'Wenn nicht, ergänzen Sie Untertitel: <track kind="captions">.',
    },
  },
  'meta-refresh-no-exceptions': {
    found: {
      problem:
        'Die Seite lädt sich nach einiger Zeit von selbst neu oder wechselt. Wer langsam liest, verliert seine Stelle.',
      fix: 'Entfernen Sie dieses Element, und bieten Sie einen Link zum Aktualisieren an.',
    },
  },
  blink: {
    found: {
      problem:
        'Dieser Text blinkt. Menschen mit Aufmerksamkeitsstörungen können daneben nicht lesen, und manche können ihn gar nicht lesen.',
      fix: 'Entfernen Sie das <blink>-Element.',
    },
  },
  marquee: {
    found: {
      problem:
        'Dieser Text bewegt sich von selbst und lässt sich nicht anhalten. Wer langsam liest, kann ihn nicht lesen, und andere lenkt er ab.',
      fix: 'Verwenden Sie statt <marquee> ein Element, das sich nicht bewegt.',
    },
  },
};
