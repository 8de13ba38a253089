import type { TranslatedMessages } from '../../../rule-sentences.ts';
import type { formMessages as english } from '../en/forms.ts';

export const formMessages: TranslatedMessages<typeof english> = {
  'autocomplete-valid': {
    found: {
      problem:
        '„{autocomplete}“ ist kein Wert von autocomplete. Browser füllen das Feld nicht aus, worauf Menschen mit Gedächtnis- oder motorischen Einschränkungen angewiesen sind.',
      fix: 'Schreiben Sie einen Wert des HTML-Standards, zum Beispiel email, name oder tel.',
    },
    review: {
      problem:
        '„{autocomplete}“ ist kein Standardwert von autocomplete. Gibt es einen für das, was hier eingegeben wird?',
      fix: 'Wenn ja, schreiben Sie ihn, zum Beispiel email, name oder tel.',
    },
  },
  'form-field-multiple-labels': {
    review: {
      problem:
        'Dieses Feld hat mehrere Beschriftungen, und manche Screenreader lesen nur eine davon vor. Sagt die erste alles Nötige?',
      fix: 'Wenn nicht, fassen Sie sie zu einem Label zusammen, oder beschreiben Sie das Feld mit aria-describedby.',
    },
  },
  label: {
    hidden: {
      problem: 'Die Beschriftung dieses Feldes ist verborgen. Wer die Seite sieht, weiß nicht, was einzugeben ist.',
      fix: 'Zeigen Sie die Beschriftung.',
    },
    same_id: {
      problem:
        'Ein Element davor hat dieselbe id, „{id}“, sodass die Beschriftung zu jenem Element gehört. Screenreader sagen nicht, was einzugeben ist.',
      fix: 'Geben Sie jedem Element eine eigene id, und nennen Sie sie im for seiner Beschriftung.',
    },
    around: {
      problem:
        'Das label um dieses Feld gehört zu einem anderen Feld, oder sein for nennt kein Feld. Screenreader sagen nicht, was einzugeben ist.',
      fix: 'Geben Sie ihm ein eigenes <label>, ohne for oder mit einem for, das seine id nennt.',
    },
    check_box: {
      problem:
        'Dieses Kontrollkästchen hat keine Beschriftung. Screenreader sagen nicht, was es einschaltet, und bei Spracheingabe lässt es sich nicht nennen.',
      fix: 'Ergänzen Sie daneben ein <label>, und verbinden Sie es mit for und id.',
    },
    radio: {
      problem:
        'Dieses Optionsfeld hat keine Beschriftung. Screenreader sagen nicht, was es auswählt, und bei Spracheingabe lässt es sich nicht nennen.',
      fix: 'Ergänzen Sie daneben ein <label>, und verbinden Sie es mit for und id.',
    },
    found: {
      problem:
        'Dieses Feld hat keine Beschriftung. Screenreader sagen nicht, was einzugeben ist, und bei Spracheingabe lässt es sich nicht nennen.',
      fix: 'Ergänzen Sie ein <label>, das sagt, was einzugeben ist, und verbinden Sie es mit for und id.',
    },
    review: {
      problem: 'Ob dieses Feld eine Beschriftung hat, ließ sich nicht feststellen.',
      fix: 'Ergänzen Sie ein <label>, das sagt, was einzugeben ist, und verbinden Sie es mit for und id.',
    },
    formula: {
      problem:
        'Die Beschriftung dieses Feldes ist eine Formel, aus der nicht jeder Browser einen Namen bildet. Sagen Screenreader, was einzugeben ist?',
      fix: 'Wenn nicht, ergänzen Sie ein aria-label, das die Formel nennt.',
    },
  },
  'label-title-only': {
    title: {
      problem:
        'Die einzige Beschriftung dieses Feldes ist sein title, „{title}“, der nur unter dem Mauszeiger erscheint. Wer Tastatur oder Touch benutzt, sieht ihn nicht.',
      fix: 'Zeigen Sie den Text in einem <label>, und verbinden Sie es mit for und id.',
    },
    found: {
      problem:
        'Dieses Feld hat eine Beschreibung und keine sichtbare Beschriftung. Wer die Seite sieht, weiß nicht, was einzugeben ist.',
      fix: 'Ergänzen Sie ein <label>, das sagt, was einzugeben ist, und verbinden Sie es mit for und id.',
    },
  },
  'select-name': {
    hidden: {
      problem:
        'Die Beschriftung dieses Auswahlfelds ist verborgen. Wer die Seite sieht, weiß nicht, was auszuwählen ist.',
      fix: 'Zeigen Sie die Beschriftung.',
    },
    same_id: {
      problem:
        'Ein Element davor hat dieselbe id, „{id}“, sodass die Beschriftung zu jenem Element gehört. Screenreader sagen nicht, was auszuwählen ist.',
      fix: 'Geben Sie jedem Element eine eigene id, und nennen Sie sie im for seiner Beschriftung.',
    },
    around: {
      problem:
        'Das label um dieses Auswahlfeld gehört zu einem anderen Feld, oder sein for nennt kein Feld. Screenreader sagen nicht, was auszuwählen ist.',
      fix: 'Geben Sie ihm ein eigenes <label>, ohne for oder mit einem for, das seine id nennt.',
    },
    found: {
      problem:
        'Dieses Auswahlfeld hat keine Beschriftung. Screenreader lesen seinen Wert vor, sagen aber nicht, wofür er steht.',
      fix: 'Ergänzen Sie ein <label>, das sagt, was auszuwählen ist, und verbinden Sie es mit for und id.',
    },
    review: {
      problem: 'Ob dieses Auswahlfeld eine Beschriftung hat, ließ sich nicht feststellen.',
      fix: 'Ergänzen Sie ein <label>, wenn es keine hat, und verbinden Sie es mit for und id.',
    },
  },
};
