import type { Texts } from '../en/sample.ts';
import { formatNumber } from './format.ts';

export const texts: Texts = {
  form: {
    which: 'Seiten, die gescannt werden',
    kinds: {
      all: 'Jede Seite',
      templates: 'Einige Seiten jeder Vorlage',
      wcag_em: 'Eine Stichprobe nach WCAG-EM',
    },
    perTemplate: 'Seiten jeder Vorlage',
    pages: 'Seiten, die zur Stichprobe gehören',
    pagesHint: 'Eine URL pro Zeile, etwa die Kontaktseite und die Erklärung zur Barrierefreiheit.',
    processes: 'Vollständige Prozesse',
    processesHint:
      'Die URLs der Schritte, eine pro Zeile und in ihrer Reihenfolge. Trennen Sie Prozesse durch eine leere Zeile.',
    seed: 'Startwert',
    seedHint: 'Eine Zahl, die die zufälligen Seiten bestimmt. Leer: neue Auslosung.',
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
  representative: 'Haben keine Probleme, die die anderen Seiten nicht haben.',
  notRepresentative: (rules) => `Haben andere Probleme: ${rules.join(', ')}. Scannen Sie mehr Seiten jeder Vorlage.`,
  limited: 'Wegen der Höchstzahl an Seiten fehlen Seiten, die zur Stichprobe gehören.',
  repeated: 'Diese Stichprobe wiederholt die Seiten eines früheren Scans.',
  waiting: 'Die Stichprobe wird gezogen, wenn der Scan seine Seiten gefunden hat.',
  templatesList: 'Vorlagen',
  template: 'Vorlage',
  known: 'Bekannte Seiten',
  sampled: 'In der Stichprobe',
};
