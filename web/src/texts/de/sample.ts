import type { Texts } from '../en/sample.ts';
import { formatNumber } from './format.ts';

export const texts: Texts = {
  form: {
    which: 'Seiten, die gescannt werden',
    kinds: {
      all: 'Jede Seite',
      templates: 'Einige jeder Vorlage',
      wcag_em: 'Stichprobe nach WCAG-EM',
    },
    perTemplate: 'Seiten jeder Vorlage',
    pages: 'Seiten, die zur Stichprobe gehören',
    pagesHint: 'Eine URL pro Zeile, etwa die Kontaktseite und die Erklärung zur Barrierefreiheit.',
    processes: 'Vollständige Prozesse',
    processesHint:
      'Die URLs der Schritte, eine pro Zeile und in ihrer Reihenfolge. Nach einer leeren Zeile beginnt der nächste Prozess.',
    seed: 'Startwert',
    seedHint: 'Eine Zahl, die entscheidet, welche Seiten ausgelost werden. Leer: eine zufällige.',
  },
  title: 'Stichprobe',
  kinds: { templates: 'Einige Seiten jeder Vorlage', wcag_em: 'Nach WCAG-EM' },
  covers: (sampled, known) => `${formatNumber(sampled)} von ${formatNumber(known)} bekannten Seiten`,
  facts: {
    kind: 'Art',
    pages: 'Seiten',
    templates: 'Vorlagen',
    structured: 'Strukturiert',
    random: 'Zufällig',
    processes: 'Vollständige Prozesse',
    seed: 'Startwert',
    check: 'Zufällige Seiten',
  },
  of: (part, all) => `${formatNumber(part)} von ${formatNumber(all)}`,
  representative: 'Zeigen kein Problem, das die anderen Seiten nicht zeigen.',
  notRepresentative: (rules) => `Zeigen andere Probleme: ${rules.join(', ')}. Scannen Sie mehr Seiten jeder Vorlage.`,
  limited: 'Wegen der Höchstzahl an Seiten fehlen Seiten, die zur Stichprobe gehören.',
  repeated: 'Die Seiten sind die eines früheren Scans.',
  waiting: 'Die Stichprobe wird gezogen, sobald die Seiten bekannt sind.',
  templatesList: 'Vorlagen',
  template: 'Vorlage',
  known: 'Bekannte Seiten',
  sampled: 'In der Stichprobe',
};
