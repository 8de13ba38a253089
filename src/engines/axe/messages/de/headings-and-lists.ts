import type { TranslatedMessages } from '../../../rule-sentences.ts';
import type { headingAndListMessages as english } from '../en/headings-and-lists.ts';

export const headingAndListMessages: TranslatedMessages<typeof english> = {
  'empty-heading': {
    found: {
      problem: 'Diese Überschrift hat keinen Text. Screenreader melden eine Überschrift und lesen nichts vor.',
      fix: 'Schreiben Sie Text hinein, oder entfernen Sie das Element.',
    },
    review: {
      problem: 'Ob diese Überschrift Text hat, ließ sich nicht feststellen.',
      fix: 'Hat sie keinen, schreiben Sie Text hinein, oder entfernen Sie das Element.',
    },
    sign: {
      problem:
        'Der einzige Text dieser Überschrift ist das Zeichen „{sign}“, das CSS hinzufügt. Sagt es, worum es in dem Teil geht?',
      fix: 'Wenn nicht, schreiben Sie Text in die Überschrift.',
    },
  },
  'heading-order': {
    text: {
      problem:
        'Die Überschrift „{text}“ ist eine {heading}, und die davor steht mehr als eine Ebene höher. Wer einen Screenreader benutzt, glaubt, eine Überschrift verpasst zu haben.',
      fix: 'Setzen Sie sie eine Ebene unter die Überschrift, zu der sie gehört.',
    },
    found: {
      problem:
        'Diese Überschrift überspringt eine Ebene. Wer einen Screenreader benutzt, glaubt, eine Überschrift verpasst zu haben.',
      fix: 'Setzen Sie sie eine Ebene unter die Überschrift, zu der sie gehört.',
    },
    review: {
      problem: 'Ob diese Überschrift eine Ebene überspringt, ließ sich nicht feststellen.',
      fix: 'Prüfen Sie, dass sie eine Ebene unter der Überschrift steht, zu der sie gehört.',
    },
  },
  'page-has-heading-one': {
    found: {
      problem:
        'Die Seite hat keine h1. Wer mit einem Screenreader zur ersten Überschrift springt, erfährt nicht, worum es geht.',
      fix: 'Beginnen Sie den Inhalt mit einer h1, die das Thema der Seite nennt.',
    },
  },
  'definition-list': {
    values: {
      problem:
        'Diese Definitionsliste enthält, was nicht hineingehört: {values}. Screenreader wissen nicht, zu welchem Begriff eine Beschreibung gehört.',
      fix: 'Lassen Sie nur dt und dd darin, in Gruppen, und div um eine Gruppe.',
    },
    found: {
      problem:
        'Begriffe und Beschreibungen dieser Definitionsliste bilden keine Paare. Screenreader wissen nicht, zu welchem Begriff eine Beschreibung gehört.',
      fix: 'Lassen Sie jede Gruppe mit dt beginnen und mit dd fortfahren.',
    },
    review: {
      problem: 'Ob diese Definitionsliste nur dt und dd enthält, ließ sich nicht feststellen.',
      fix: 'Prüfen Sie, dass nichts anderes direkt darin steht.',
    },
  },
  dlitem: {
    found: {
      problem:
        'Dieses <{tag}> steht in keiner <dl>. Screenreader sagen nicht, dass es zu einer Liste von Begriffen gehört.',
      fix: 'Setzen Sie es in eine <dl>, oder verwenden Sie ein anderes Element.',
    },
  },
  list: {
    values: {
      problem:
        'Diese Liste enthält direkt, was kein Listenpunkt ist: {values}. Screenreader nennen eine falsche Zahl von Einträgen.',
      fix: 'Setzen Sie alles darin in li.',
    },
    found: {
      problem:
        'Diese Liste enthält direkt, was kein Listenpunkt ist. Screenreader nennen eine falsche Zahl von Einträgen.',
      fix: 'Setzen Sie alles darin in li.',
    },
    review: {
      problem: 'Ob diese Liste nur Listenpunkte enthält, ließ sich nicht feststellen.',
      fix: 'Prüfen Sie, dass alles darin in li steht.',
    },
  },
  listitem: {
    role: {
      problem:
        'Dieser Listenpunkt steht in einem Element mit einer Rolle, das keine Liste mehr ist. Screenreader sagen weder, dass er zu einer Liste gehört, noch, wie lang sie ist.',
      fix: 'Entfernen Sie die Rolle der Liste, oder setzen Sie den Eintrag in ein ul oder ol.',
    },
    found: {
      problem:
        'Dieser Listenpunkt steht in keiner Liste. Screenreader sagen weder, dass er zu einer gehört, noch, wie lang sie ist.',
      fix: 'Setzen Sie ihn in ein ul oder ol.',
    },
    review: {
      problem: 'Ob dieser Listenpunkt in einer Liste steht, ließ sich nicht feststellen.',
      fix: 'Prüfen Sie, dass er direkt in einem ul oder ol steht.',
    },
  },
};
