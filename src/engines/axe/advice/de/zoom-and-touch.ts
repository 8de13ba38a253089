import type { WordingOf } from '../../../rule-wording.ts';
import type { zoomAndTouchAdvice } from '../zoom-and-touch.ts';

export const zoomAndTouchTexts: WordingOf<keyof typeof zoomAndTouchAdvice> = {
  'avoid-inline-spacing': {
    title: 'Textabstände müssen sich mit eigenen Stylesheets anpassen lassen',
    description: 'Abstände, die in style-Attributen stehen, lassen sich mit eigenen Stylesheets ändern.',
    whyItMatters:
      'Menschen mit Legasthenie oder Sehbehinderung vergrößern mit eigenen Stylesheets die Abstände von Buchstaben, Wörtern und Zeilen, um lesen zu können. Abstände, die inline mit `!important` festgelegt sind, lassen sich nicht überschreiben.',
    howToFix: [
      'Entfernen Sie `!important` bei `letter-spacing`, `word-spacing` und `line-height` in `style`-Attributen.',
      'Verschieben Sie die Abstände in ein Stylesheet.',
      'Testen Sie mit den Werten der WCAG: Zeilenhöhe 1,5, Buchstaben 0,12\u00a0em, Wörter 0,16\u00a0em. Nichts darf abgeschnitten sein.',
    ],
  },
  'meta-viewport': {
    title: 'Zoomen darf nicht verhindert werden',
    description: 'Das Element <meta name="viewport"> verhindert nicht, dass die Seite vergrößert wird.',
    whyItMatters:
      'Die Seite verbietet das Vergrößern mit zwei Fingern. Menschen mit Sehbehinderung können sie auf dem Telefon nicht lesen, obwohl das Gerät sie vergrößern könnte.',
    howToFix: [
      'Entfernen Sie `user-scalable=no`, und `maximum-scale`, wo der Wert unter 2 liegt.',
      'Verwenden Sie `<meta name="viewport" content="width=device-width, initial-scale=1">`.',
      'Reparieren Sie das Layout, wo es beim Vergrößern bricht, statt das Vergrößern zu verbieten.',
    ],
  },
  'meta-viewport-large': {
    title: 'Die Seite sollte sich auf bis zu 500\u00a0% vergrößern lassen',
    description: 'Das Element <meta name="viewport"> erlaubt eine starke Vergrößerung.',
    whyItMatters:
      'Die Vergrößerung ist auf weniger als das Fünffache begrenzt. Menschen mit starker Sehbehinderung brauchen mehr als die doppelte Größe, die WCAG verlangt, und erreichen nicht, was sie lesen können.',
    howToFix: [
      'Entfernen Sie `maximum-scale` aus dem Viewport, oder setzen Sie es auf 5 oder mehr.',
      'Verwenden Sie `<meta name="viewport" content="width=device-width, initial-scale=1">`.',
    ],
  },
};
