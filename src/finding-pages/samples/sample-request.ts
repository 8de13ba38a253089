import { z } from 'zod';
import type { UrlScope } from '../crawl/url-scope.ts';
import { normalizeUrl, normalizeValidUrl } from '../../url/page-url.ts';
import { asIssue } from '../../texts/issue-text.ts';
import { says } from '../../texts/saying.ts';

export const sampleKinds = ['templates', 'wcag_em'] as const;

/** The limit for all named pages in total, because they are scanned regardless of the page limit. */
const mostNamed = 500;
const seedLimit = 2_147_483_647;

const urlSchema = z
  .string()
  .max(2048, asIssue('fields.at_most_characters', { n: 2_048 }))
  .refine((text) => normalizeUrl(text).ok, asIssue('fields.url'));

export const sampleRequestSchema = z
  .strictObject({
    kind: z
      .enum(['all', ...sampleKinds])
      .describe(
        '`all`: every page that is found. `templates`: `per_template` pages of each template. `wcag_em`: a sample as in WCAG-EM, that is the pages of each template, the pages and processes that you name, and random pages: one for each ten of the others.',
      ),
    per_template: z
      .int(asIssue('fields.must_be', { saidType: says('fields.int') }))
      .min(1, asIssue('fields.at_least', { n: 1 }))
      .max(100, asIssue('fields.at_most', { n: 100 }))
      .optional()
      .describe('How many pages of each template. Default: 1.'),
    seed: z
      .int(asIssue('fields.must_be', { saidType: says('fields.int') }))
      .min(0, asIssue('fields.at_least', { n: 0 }))
      .max(seedLimit, asIssue('fields.at_most', { n: seedLimit }))
      .optional()
      .describe('The seed of the random draw. Default: a random number, which the scan then shows.'),
    pages: z
      .array(urlSchema)
      .max(mostNamed, asIssue('fields.too_many_urls', { n: mostNamed }))
      .optional()
      .describe(
        'Pages that always belong to the sample, such as the home page, the contact page, or the accessibility statement.',
      ),
    processes: z
      .array(
        z
          .array(urlSchema)
          .min(2, asIssue('fields.two_urls'))
          .max(50, asIssue('fields.too_many_urls', { n: 50 })),
      )
      .max(50, asIssue('fields.too_many_processes', { n: 50 }))
      .optional()
      .describe('Complete processes: for each, the URLs of its steps in order. All of them are scanned.'),
  })
  .superRefine(({ kind, per_template: per, ...given }, context) => {
    if (kind === 'all' && per !== undefined) refuse(context, ['per_template'], asIssue('fields.sample_only'));
    for (const field of ['seed', 'pages', 'processes'] as const)
      if (kind !== 'wcag_em' && given[field] !== undefined) refuse(context, [field], asIssue('fields.sample_wcag_em'));
    if (listNamed(given).length > mostNamed)
      refuse(context, ['processes'], asIssue('fields.too_many_urls_of_pages', { n: mostNamed }));
  })
  .meta({ id: 'SampleRequest' });

export type SampleRequest = z.infer<typeof sampleRequestSchema>;

function refuse(context: z.RefinementCtx, path: (string | number)[], message: string): void {
  context.addIssue({ code: 'custom', path, message });
}

type Named = Pick<SampleRequest, 'pages' | 'processes'>;

/** Lists the URLs that a person named. */
export function listNamed({ pages = [], processes = [] }: Named): readonly string[] {
  return [...pages, ...processes.flat()];
}

/** Finds a named URL outside the scope of the scan, and returns its position in the request. Throws PatternsTooSlow. */
export async function findNamedOutside(
  { pages = [], processes = [] }: Named,
  scope: UrlScope,
): Promise<readonly (string | number)[] | undefined> {
  const named = [
    ...pages.map((url, index) => ({ url, path: ['pages', index] })),
    ...processes.flatMap((steps, process) => steps.map((url, step) => ({ url, path: ['processes', process, step] }))),
  ];
  const drops = await scope(named.map(({ url }) => normalizeValidUrl(url)));
  return named.find((_one, index) => drops[index] !== undefined)?.path;
}
