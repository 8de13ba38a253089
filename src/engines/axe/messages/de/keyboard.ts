import type { TranslatedMessages } from '../../../rule-sentences.ts';
import type { keyboardMessages as english } from '../en/keyboard.ts';

export const keyboardMessages: TranslatedMessages<typeof english> = {
  accesskeys: {
    key: {
      problem:
        'Mehrere Elemente haben die Zugriffstaste „{accesskey}“. Nur eines davon reagiert, und man weiß nicht, welches.',
      fix: 'Geben Sie jedem Element eine eigene Taste, oder entfernen Sie die Zugriffstasten.',
    },
    found: {
      problem: 'Mehrere Elemente haben dieselbe Zugriffstaste. Nur eines davon reagiert, und man weiß nicht, welches.',
      fix: 'Geben Sie jedem Element eine eigene Taste, oder entfernen Sie die Zugriffstasten.',
    },
  },
  bypass: {
    found: {
      problem:
        'Die Seite hat keine Überschrift, keine Landmark main und keinen Sprunglink. Wer Tastatur oder Screenreader benutzt, geht auf jeder Seite durch die ganze Navigation.',
      fix: 'Setzen Sie den Inhalt in <main>, und ergänzen Sie am Anfang der Seite einen Link dorthin.',
    },
  },
  'nested-interactive': {
    role: {
      problem:
        'Dieses Element mit role="{role}" enthält ein weiteres Bedienelement. Screenreader melden das innere nicht, und mit der Tastatur hält man an etwas ohne Namen.',
      fix: 'Setzen Sie die Bedienelemente nebeneinander.',
    },
    found: {
      problem:
        'Dieses <{tag}> enthält ein weiteres Bedienelement. Screenreader melden das innere nicht, und mit der Tastatur hält man an etwas ohne Namen.',
      fix: 'Setzen Sie die Bedienelemente nebeneinander.',
    },
    review: {
      problem: 'Ob dieses <{tag}> ein weiteres Bedienelement enthält, ließ sich nicht feststellen.',
      fix: 'Wenn ja, setzen Sie die Bedienelemente nebeneinander.',
    },
  },
  'scrollable-region-focusable': {
    found: {
      problem:
        'Dieser Kasten lässt sich scrollen, und die Tabulatortaste erreicht nichts darin. Mit der Tastatur lässt sich nicht lesen, was außerhalb der Ansicht liegt.',
      fix: 'Ergänzen Sie tabindex="0", eine Rolle wie region und einen Namen.',
    },
    review: {
      problem:
        'Dieser Kasten lässt sich scrollen, und was darin ist, hat einen negativen tabindex. Lässt er sich mit der Tastatur scrollen?',
      fix: 'Wenn nicht, ergänzen Sie tabindex="0" am Kasten.',
    },
    review_buttons: {
      problem:
        'Nur Schaltflächen oder Marken der Stile (::scroll-button, ::scroll-marker) scrollen diesen Kasten mit der Tastatur. Kennen die Browser Ihres Publikums sie?',
      fix: 'Wenn nicht, ergänzen Sie tabindex="0", eine Rolle wie region und einen Namen.',
    },
  },
  tabindex: {
    value: {
      problem:
        'tabindex="{tabindex}" nimmt dieses Element aus der Reihenfolge der Seite. Mit der Tastatur springt man vor allem anderen dorthin.',
      fix: 'Schreiben Sie tabindex="0", oder entfernen Sie ihn, und setzen Sie das Element an seinen Platz in der Reihenfolge.',
    },
    found: {
      problem:
        'Ein positiver tabindex nimmt dieses Element aus der Reihenfolge der Seite. Mit der Tastatur springt man vor allem anderen dorthin.',
      fix: 'Schreiben Sie tabindex="0", oder entfernen Sie ihn.',
    },
  },
};
