import type { TranslatedMessages } from '../../../rule-sentences.ts';
import type { ariaRoleMessages as english } from '../en/aria-roles.ts';

export const ariaRoleMessages: TranslatedMessages<typeof english> = {
  'aria-allowed-role': {
    found: {
      problem:
        'Ein <{tag}> kann role="{role}" nicht annehmen. Screenreader erhalten widersprüchliche Angaben, was es ist.',
      fix: 'Verwenden Sie das Element, das diese Rolle von sich aus hat, oder ein <div> mit der Rolle.',
    },
    review: {
      problem:
        'Dieses verborgene <{tag}> hat role="{role}", das es nicht annehmen kann. Screenreader erhalten widersprüchliche Angaben, wenn es erscheint.',
      fix: 'Entfernen Sie die Rolle, bevor das Element erscheint.',
    },
  },
  'aria-deprecated-role': {
    found: {
      problem: 'Die Rolle „{role}“ ist veraltet. Screenreader sagen sie nicht zuverlässig an.',
      fix: 'Verwenden Sie eine Rolle aus ARIA 1.2 oder ein HTML-Element.',
    },
  },
  'aria-required-children': {
    unallowed: {
      problem:
        'Dieses Element mit role="{role}" enthält, was nicht hineingehört: {values}. Screenreader zählen seine Einträge falsch oder lassen welche aus.',
      fix: 'Setzen Sie die anderen Elemente außerhalb, oder wählen Sie eine andere Rolle.',
    },
    missing: {
      problem:
        'Dieses Element mit role="{role}" enthält kein Element mit der nötigen Rolle: {values}. Screenreader melden es als leer oder gar nicht.',
      fix: 'Geben Sie seinen Einträgen die Rolle, oder entfernen Sie die Rolle.',
    },
    found: {
      problem:
        'Dieses <{tag}> enthält nicht die Elemente, die seine Rolle braucht. Screenreader melden es als leer oder gar nicht.',
      fix: 'Geben Sie seinen Einträgen die Rolle, oder entfernen Sie die Rolle.',
    },
    review: {
      problem:
        'Dieses Element mit role="{role}" ist jetzt leer und braucht Elemente mit der Rolle {values}. Kommen sie später hinzu?',
      fix: 'Wenn nicht, ergänzen Sie sie, oder entfernen Sie die Rolle.',
    },
    review_any: {
      problem: 'Dieses <{tag}> ist jetzt leer, und seine Rolle braucht Elemente darin. Kommen sie später hinzu?',
      fix: 'Wenn nicht, ergänzen Sie sie, oder entfernen Sie die Rolle.',
    },
  },
  'aria-required-parent': {
    role: {
      problem:
        'Dieses Element mit role="{role}" steht nicht in einem Element mit der nötigen Rolle: {values}. Screenreader sagen nicht, dass es zu einer Gruppe gehört.',
      fix: 'Setzen Sie es in ein solches Element, oder entfernen Sie die Rolle.',
    },
    found: {
      problem:
        'Dieses <{tag}> steht nicht in einem Element mit der nötigen Rolle. Screenreader sagen nicht, dass es zu einer Gruppe gehört.',
      fix: 'Setzen Sie es in ein solches Element, oder entfernen Sie die Rolle.',
    },
  },
  'aria-roles': {
    abstract: {
      problem:
        'Die Rolle „{values}“ ist abstrakt und existiert nur in der Definition von ARIA. Screenreader ignorieren sie.',
      fix: 'Verwenden Sie eine konkrete Rolle oder ein HTML-Element.',
    },
    unsupported: {
      problem: 'Screenreader unterstützen die Rolle „{role}“ nicht und ignorieren sie.',
      fix: 'Verwenden Sie eine andere Rolle oder ein HTML-Element.',
    },
    invalid: {
      problem: '„{values}“ ist keine Rolle von ARIA. Screenreader ignorieren sie und melden ein gewöhnliches <{tag}>.',
      fix: 'Berichtigen Sie die Schreibweise, oder verwenden Sie ein passendes HTML-Element.',
    },
    found: {
      problem: '„{role}“ ist keine Rolle von ARIA. Screenreader ignorieren sie und melden ein gewöhnliches <{tag}>.',
      fix: 'Berichtigen Sie die Schreibweise, oder verwenden Sie ein passendes HTML-Element.',
    },
  },
  'aria-text': {
    found: {
      problem:
        'Dieses Element hat role="text" und enthält etwas, das die Tabulatortaste erreicht. Screenreader lesen es als bloßen Text vor, und man weiß nicht, dass man es bedienen kann.',
      fix: 'Entfernen Sie role="text", oder setzen Sie das Bedienelement außerhalb.',
    },
    review: {
      problem:
        'Dieses Element hat role="text". Ob es etwas enthält, das die Tabulatortaste erreicht, ließ sich nicht feststellen.',
      fix: 'Wenn ja, entfernen Sie role="text".',
    },
  },
  'presentation-role-conflict': {
    found: {
      problem:
        'Dieses <{tag}> gibt an, nur etwas anzuordnen, kann aber den Fokus erhalten oder hat ein allgemeines ARIA-Attribut. Screenreader melden es deshalb doch.',
      fix: 'Entfernen Sie die Rolle oder den tabindex und die ARIA-Attribute.',
    },
  },
  'aria-hidden-body': {
    found: {
      problem: 'Das body-Element hat aria-hidden="true". Screenreader finden auf der ganzen Seite nichts.',
      fix: 'Entfernen Sie aria-hidden vom body-Element.',
    },
  },
};
