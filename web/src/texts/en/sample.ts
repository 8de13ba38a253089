import type { Catalog } from '../catalog.ts';
import { formatNumber } from './format.ts';

export const texts = {
  form: {
    which: 'Pages to scan',
    kinds: {
      all: 'Every page',
      templates: 'Some pages of each template',
      wcag_em: 'A WCAG-EM sample',
    },
    perTemplate: 'Pages of each template',
    pages: 'Pages that belong to the sample',
    pagesHint: 'One URL per line, such as the contact page and the accessibility statement.',
    processes: 'Complete processes',
    processesHint: 'The URLs of the steps, one per line and in order. Separate processes with an empty line.',
    seed: 'Seed',
    seedHint: 'A number that determines the random pages. Leave it empty for a new draw.',
  },
  title: 'Sample',
  kinds: { templates: 'Some pages of each template', wcag_em: 'WCAG-EM sample' },
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
  representative: 'Have no issues that the other pages do not have.',
  notRepresentative: (rules: readonly string[]) =>
    `Have other issues: ${rules.join(', ')}. Scan more pages of each template.`,
  limited: 'Some pages of the sample were left out because of the page limit.',
  repeated: 'This sample repeats the pages of an earlier scan.',
  waiting: 'The sample is drawn after the scan has found its pages.',
  templatesList: 'Templates',
  template: 'Template',
  known: 'Known pages',
  sampled: 'In the sample',
} as const;

export type Texts = Catalog<typeof texts>;
