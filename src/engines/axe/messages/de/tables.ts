import type { TranslatedMessages } from '../../../rule-sentences.ts';
import type { tableMessages as english } from '../en/tables.ts';

export const tableMessages: TranslatedMessages<typeof english> = {
  'empty-table-header': {
    found: {
      problem:
        'Diese Kopfzelle hat keinen Text. Screenreader lesen nichts vor, wo sie Zeile oder Spalte nennen sollten.',
      fix: 'Schreiben Sie Text hinein, oder machen Sie daraus ein td.',
    },
    review: {
      problem: 'Ob diese Kopfzelle Text hat, ließ sich nicht feststellen.',
      fix: 'Hat sie keinen, schreiben Sie Text hinein, oder machen Sie daraus ein td.',
    },
    sign: {
      problem:
        'Der einzige Text dieser Kopfzelle ist das Zeichen „{sign}“, das CSS hinzufügt. Nennt es die Spalte oder Zeile?',
      fix: 'Wenn nicht, schreiben Sie Text in die Zelle.',
    },
  },
  'scope-attr-valid': {
    value: {
      problem: 'scope="{scope}" sagt nicht, was diese Zelle beschreibt. Screenreader nennen womöglich falsche Köpfe.',
      fix: 'Schreiben Sie scope="col" oder scope="row" an ein th.',
    },
    found: {
      problem: 'Dieses scope sagt nicht, was die Zelle beschreibt. Screenreader nennen womöglich falsche Köpfe.',
      fix: 'Schreiben Sie scope="col" oder scope="row" an ein th.',
    },
  },
  'table-duplicate-name': {
    found: {
      problem: 'Titel und summary dieser Tabelle sagen dasselbe. Screenreader lesen es zweimal vor.',
      fix: 'Entfernen Sie summary, oder beschreiben Sie darin den Aufbau der Tabelle.',
    },
    review: {
      problem: 'Ob Titel und summary dieser Tabelle dasselbe sagen, ließ sich nicht feststellen.',
      fix: 'Wenn ja, entfernen Sie summary.',
    },
  },
  'td-headers-attr': {
    self: {
      problem:
        'Eine Zelle dieser Tabelle nennt in headers sich selbst. Screenreader nennen den Kopf nicht, den sie braucht.',
      fix: 'Nennen Sie die ids von th-Zellen derselben Tabelle.',
    },
    no_header: {
      problem:
        'Das headers-Attribut einer Zelle nennt eine Zelle, die kein Kopf ist. Screenreader nennen den Kopf nicht, den sie braucht.',
      fix: 'Machen Sie aus jener Zelle ein th, oder nennen Sie eine andere.',
    },
    found: {
      problem:
        'Das headers-Attribut einer Zelle nennt etwas, das nicht in dieser Tabelle ist. Screenreader nennen den Kopf nicht, den sie braucht.',
      fix: 'Nennen Sie die ids von th-Zellen derselben Tabelle.',
    },
    review: {
      problem: 'Das headers-Attribut einer Zelle dieser Tabelle ist leer. Braucht die Zelle einen Kopf?',
      fix: 'Wenn ja, nennen Sie die ids ihrer th-Zellen. Wenn nicht, entfernen Sie das Attribut.',
    },
  },
};
