import type { TranslatedMessages } from '../../../rule-sentences.ts';
import type { frameMessages as english } from '../en/frames.ts';

export const frameMessages: TranslatedMessages<typeof english> = {
  'frame-focusable-content': {
    found: {
      problem:
        'Dieser Frame hat tabindex="-1" und enthält etwas zum Bedienen. Mit der Tastatur ist es nicht erreichbar.',
      fix: 'Entfernen Sie den tabindex des Frames.',
    },
    review: {
      problem: 'Dieser Frame hat tabindex="-1". Ob er etwas zum Bedienen enthält, ließ sich nicht feststellen.',
      fix: 'Wenn ja, entfernen Sie den tabindex.',
    },
  },
  'frame-title': {
    address: {
      problem: 'Dieser Frame zeigt {address} und hat keinen title. Screenreader sagen nicht, was darin ist.',
      fix: 'Schreiben Sie in title, was der Frame enthält.',
    },
    found: {
      problem: 'Dieser Frame hat keinen title. Screenreader sagen nicht, was darin ist.',
      fix: 'Schreiben Sie in title, was der Frame enthält.',
    },
  },
  'frame-title-unique': {
    review: {
      problem:
        'Ein anderer Frame hat denselben title, „{title}“, und zeigt etwas anderes. Wer einen Screenreader benutzt, kann sie nicht unterscheiden.',
      fix: 'Geben Sie jedem Frame einen title, der sagt, was darin ist.',
    },
    review_any: {
      problem:
        'Ein anderer Frame hat denselben title und zeigt etwas anderes. Wer einen Screenreader benutzt, kann sie nicht unterscheiden.',
      fix: 'Geben Sie jedem Frame einen title, der sagt, was darin ist.',
    },
  },
};
