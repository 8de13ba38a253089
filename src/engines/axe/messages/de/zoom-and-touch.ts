import type { TranslatedMessages } from '../../../rule-sentences.ts';
import type { zoomAndTouchMessages as english } from '../en/zoom-and-touch.ts';

export const zoomAndTouchMessages: TranslatedMessages<typeof english> = {
  'avoid-inline-spacing': {
    found: {
      problem:
        'Ein style-Attribut dieses Textes legt seine Abstände mit !important fest. Wer größere Abstände braucht, kann sie nicht ändern.',
      fix: 'Entfernen Sie !important, oder verschieben Sie den Stil in ein Stylesheet.',
    },
    review: {
      problem:
        'Ein style-Attribut dieses Textes legt seine Abstände mit !important fest. Ob sie groß genug sind, ließ sich nicht feststellen.',
      fix: 'Entfernen Sie !important.',
    },
  },
  'meta-viewport': {
    value: {
      problem:
        'Der Viewport verhindert mit {value} das Zoomen. Menschen mit Sehbehinderung können die Seite auf dem Handy nicht vergrößern.',
      fix: 'Entfernen Sie {value}.',
    },
    found: {
      problem:
        'Der Viewport verhindert das Zoomen. Menschen mit Sehbehinderung können die Seite auf dem Handy nicht vergrößern.',
      fix: 'Entfernen Sie user-scalable=no und maximum-scale.',
    },
  },
  'meta-viewport-large': {
    found: {
      problem:
        'Der Viewport begrenzt das Zoomen auf weniger als 500 %: {content}. Menschen mit Sehbehinderung können nicht so weit vergrößern, wie sie müssen.',
      fix: 'Entfernen Sie maximum-scale, oder setzen Sie es auf mindestens 5.',
    },
    any: {
      problem:
        'Der Viewport begrenzt das Zoomen auf weniger als 500 %. Menschen mit Sehbehinderung können nicht so weit vergrößern, wie sie müssen.',
      fix: 'Entfernen Sie maximum-scale, oder setzen Sie es auf mindestens 5.',
    },
  },
  'target-size': {
    small: {
      problem:
        'Dieses Ziel ist {nWidth} mal {nHeight} Pixel groß, und andere liegen zu nah daran. Wessen Hände zittern, trifft das falsche.',
      fix: 'Machen Sie es mindestens {nMinSize} mal {nMinSize} Pixel groß, oder lassen Sie mehr Abstand.',
    },
    found: {
      problem: 'Dieses Ziel ist zu klein, und andere liegen zu nah daran. Wessen Hände zittern, trifft das falsche.',
      fix: 'Machen Sie es mindestens 24 mal 24 Pixel groß, oder lassen Sie mehr Abstand.',
    },
    review_small: {
      problem:
        'Dies ist womöglich ein Ziel, {nWidth} mal {nHeight} Pixel groß, mit anderen nah daran. Klickt oder tippt man darauf?',
      fix: 'Wenn ja, machen Sie es mindestens {nMinSize} mal {nMinSize} Pixel groß, oder lassen Sie mehr Abstand.',
    },
    review: {
      problem: 'Ob dieses Ziel groß genug ist, ließ sich nicht feststellen.',
      fix: 'Prüfen Sie, dass es mindestens 24 mal 24 Pixel groß ist oder nichts anderes nah daran liegt.',
    },
  },
};
