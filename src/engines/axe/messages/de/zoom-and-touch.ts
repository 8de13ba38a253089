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
};
