import type { Catalog } from '../catalog.ts';
import { formatNumber } from './format.ts';

export const texts = {
  form: {
    which: 'Pages to scan',
    kinds: {
      all: 'Every page',
      templates: 'Some of each template',
      wcag_em: 'A sample as in WCAG-EM',
    },
    perTemplate: 'Pages of each template',
    pages: 'Pages that belong to the sample',
    pagesHint: 'One URL per line, such as the contact page and the statement on accessibility.',
    processes: 'Complete processes',
    processesHint: 'The URLs of the steps, one per line and in order. An empty line begins the next process.',
    seed: 'Seed',
    seedHint: 'A number that decides which pages are drawn by lot. Leave it empty for a random one.',
  },
  title: 'Sample',
  kinds: { templates: 'Some pages of each template', wcag_em: 'As in WCAG-EM' },
  covers: (sampled: number, known: number) => `${formatNumber(sampled)} of ${formatNumber(known)} known pages`,
  facts: {
    kind: 'Kind',
    pages: 'Pages',
    templates: 'Templates',
    structured: 'Structured',
    random: 'Random',
    processes: 'Complete processes',
    seed: 'Seed',
    check: 'Random pages',
  },
  of: (part: number, all: number) => `${formatNumber(part)} of ${formatNumber(all)}`,
  representative: 'Show no issue that the other pages do not show.',
  notRepresentative: (rules: readonly string[]) =>
    `Show other issues: ${rules.join(', ')}. Scan more pages of each template.`,
  limited: 'The limit of pages left out pages that belong to the sample.',
  repeated: 'The pages are those of an earlier scan.',
  waiting: 'The sample is drawn when the pages are known.',
  templatesList: 'Templates',
  template: 'Template',
  known: 'Known pages',
  sampled: 'In the sample',
} as const;

export type Texts = Catalog<typeof texts>;
