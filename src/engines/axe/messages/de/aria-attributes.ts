import type { TranslatedMessages } from '../../../rule-sentences.ts';
import type { ariaAttributeMessages as english } from '../en/aria-attributes.ts';

export const ariaAttributeMessages: TranslatedMessages<typeof english> = {
  'aria-allowed-attr': {
    case: {
      problem: 'Der Wert in {values} muss kleingeschrieben sein. So wie er ist, ignorieren ihn assistive Technologien.',
      fix: 'Schreiben Sie ihn klein.',
    },
    role: {
      problem:
        '{values} gehört nicht auf ein Element mit role="{role}". Screenreader ignorieren es oder sagen etwas Falsches.',
      fix: 'Entfernen Sie es, oder wählen Sie eine Rolle, die es erlaubt.',
    },
    found: {
      problem: '{values} gehört nicht auf ein <{tag}>. Screenreader ignorieren es oder sagen etwas Falsches.',
      fix: 'Entfernen Sie es, oder ergänzen Sie eine Rolle, die es erlaubt.',
    },
    any: {
      problem:
        'Dieses <{tag}> hat ein ARIA-Attribut, das seine Rolle nicht erlaubt. Screenreader ignorieren es oder sagen etwas Falsches.',
      fix: 'Entfernen Sie es, oder wählen Sie eine Rolle, die es erlaubt.',
    },
    review: {
      problem: 'Screenreader ignorieren {values} auf diesem Element womöglich. Geht dann etwas verloren?',
      fix: 'Wenn ja, verwenden Sie ein Element oder eine Rolle, die es erlaubt. Wenn nicht, entfernen Sie es.',
    },
    review_any: {
      problem: 'Screenreader ignorieren ein ARIA-Attribut dieses Elements womöglich. Geht dann etwas verloren?',
      fix: 'Wenn ja, verwenden Sie ein Element oder eine Rolle, die es erlaubt. Wenn nicht, entfernen Sie es.',
    },
  },
  'aria-braille-equivalent': {
    label: {
      problem:
        'Dieses Element hat ein aria-braillelabel und keinen Namen. Braillezeilen sagen dann etwas, das die Sprachausgabe nicht sagt.',
      fix: 'Geben Sie ihm einen Namen mit derselben Bedeutung, oder entfernen Sie aria-braillelabel.',
    },
    found: {
      problem:
        'Dieses Element hat eine aria-brailleroledescription und keine aria-roledescription. Braillezeilen sagen dann etwas, das die Sprachausgabe nicht sagt.',
      fix: 'Ergänzen Sie eine aria-roledescription mit derselben Bedeutung, oder entfernen Sie aria-brailleroledescription.',
    },
  },
  'aria-conditional-attr': {
    checked: {
      problem:
        'Das aria-checked dieses <{tag}> passt nicht dazu, ob es ausgewählt ist. Screenreader sagen etwas anderes, als zu sehen ist.',
      fix: 'Entfernen Sie aria-checked: Der Browser meldet den Zustand von selbst.',
    },
    row: {
      problem:
        '{invalidAttrs} wirkt in Zeilen eines treegrid, diese Zeile aber gehört zu einem {ownerRole}. Screenreader ignorieren es.',
      fix: 'Entfernen Sie es, oder machen Sie die Tabelle zu einem treegrid.',
    },
    found: {
      problem:
        'Dieses <{tag}> hat ein ARIA-Attribut, das hier nicht gilt. Screenreader ignorieren es oder sagen etwas Falsches.',
      fix: 'Entfernen Sie das Attribut.',
    },
  },
  'aria-prohibited-attr': {
    role: {
      problem: 'Ein Element mit role="{role}" kann kein {prohibited} haben. Screenreader ignorieren es.',
      fix: 'Wählen Sie eine Rolle, die es erlaubt, oder schreiben Sie den Text in den Inhalt.',
    },
    found: {
      problem: 'Ein <{tag}> ohne Rolle kann kein {prohibited} haben. Screenreader ignorieren es.',
      fix: 'Ergänzen Sie eine passende Rolle, zum Beispiel role="group", oder schreiben Sie den Text in den Inhalt.',
    },
    review: {
      problem:
        'Nur wenige Screenreader lesen {prohibited} auf diesem <{tag}> vor. Sagt es etwas, das der Inhalt nicht sagt?',
      fix: 'Wenn ja, ergänzen Sie eine Rolle, die es erlaubt, oder schreiben Sie den Text in den Inhalt. Wenn nicht, entfernen Sie es.',
    },
  },
  'aria-required-attr': {
    role: {
      problem:
        'Diesem Element mit role="{role}" fehlt {values}. Screenreader können seinen Zustand oder Wert nicht nennen.',
      fix: 'Ergänzen Sie {values}, und halten Sie es aktuell.',
    },
    found: {
      problem:
        'Diesem <{tag}> fehlt ein ARIA-Attribut, das seine Rolle verlangt. Screenreader können seinen Zustand oder Wert nicht nennen.',
      fix: 'Ergänzen Sie das Attribut, und halten Sie es aktuell.',
    },
  },
  'aria-valid-attr-value': {
    error: {
      problem:
        'Die Meldung, die aria-errormessage nennt, wird nicht angesagt: {values}. Wer einen Screenreader benutzt, erfährt nichts von dem Fehler.',
      fix: 'Ergänzen Sie role="alert" an der Meldung, oder verweisen Sie in aria-describedby darauf.',
    },
    range: {
      problem:
        'Der Wert liegt außerhalb seiner Grenzen: {values}. Screenreader sagen einen anderen Wert oder einen falschen Anteil.',
      fix: 'Berichtigen Sie den Wert oder die Grenze.',
    },
    found: {
      problem: '{values} ist kein Wert, den dieses Attribut haben kann. Screenreader ignorieren ihn.',
      fix: 'Schreiben Sie einen Wert, den ARIA erlaubt, oder entfernen Sie das Attribut.',
    },
    any: {
      problem:
        'Dieses <{tag}> hat ein ARIA-Attribut mit einem Wert, den es nicht haben kann. Screenreader ignorieren ihn.',
      fix: 'Schreiben Sie einen Wert, den ARIA erlaubt, oder entfernen Sie das Attribut.',
    },
    review_id: {
      problem: '{needsReview} nennt ein Element, das nicht auf der Seite ist. Erscheint es später?',
      fix: 'Wenn nicht, berichtigen Sie die id, oder entfernen Sie das Attribut.',
    },
    review_current: {
      problem: '{needsReview} ist kein Wert von aria-current und gilt als „true“. Soll es das sagen?',
      fix: 'Wenn nicht, schreiben Sie page, step, location, date oder time.',
    },
    review_empty: {
      problem: '{needsReview} ist leer, und Screenreader ignorieren es. Wird der Wert später gesetzt?',
      fix: 'Wenn nicht, entfernen Sie das Attribut.',
    },
    review: {
      problem: 'Der Wert eines ARIA-Attributs dieses <{tag}> ließ sich nicht prüfen.',
      fix: 'Prüfen Sie, dass er erlaubt ist und dass es ein Element mit der genannten id gibt.',
    },
  },
  'aria-valid-attr': {
    found: {
      problem: 'ARIA hat kein Attribut {values}. Screenreader ignorieren es.',
      fix: 'Berichtigen Sie die Schreibweise, oder entfernen Sie es.',
    },
    any: {
      problem: 'Dieses <{tag}> hat ein ARIA-Attribut, das es nicht gibt. Screenreader ignorieren es.',
      fix: 'Berichtigen Sie die Schreibweise, oder entfernen Sie es.',
    },
  },
};
