import { z } from 'zod';
import { defaultLocale, localeSchema } from '../../findings/locale.ts';
import { statesSchema } from '../../findings/page-states.ts';
import { languages } from './languages.ts';
import { asIssue } from '../../texts/issue-text.ts';

// oxlint-disable-next-line no-control-regex -- a name on a report's cover holds none, and the database refuses U+0000
const controlCharacters = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;

const organizationName = z
  .string()
  .trim()
  .min(1, asIssue('fields.range_characters', { n: 200 }))
  .max(200, asIssue('fields.range_characters', { n: 200 }))
  .refine((text) => text.isWellFormed() && !controlCharacters.test(text), asIssue('fields.control_characters'));

const reportingFields = {
  organization_name: organizationName.nullable().describe('Shown on the cover of reports.'),
  include_needs_review: z.boolean().describe('Whether reports list issues that need review.'),
  sample_size: z.int().min(1).max(100).describe('Occurrences shown per issue in sampled reports.'),
  language: z
    .enum(languages)
    .describe('Language of reports and webhooks, and of answers to requests that prefer none.'),
  locale: localeSchema.describe('The language that scans ask sites for, unless they name another: a BCP 47 tag.'),
};

const performanceFields = {
  concurrency: z
    .int()
    .min(1)
    .max(64)
    .nullable()
    .describe('Pages scanned at the same time. null: chosen from the number of cores.'),
  max_pages_per_scan: z.int().min(1).max(100_000),
  page_timeout_seconds: z.int().min(5).max(300),
  operate_ms: z
    .int()
    .min(0)
    .max(30_000)
    .describe(
      'Processor time for operating a page by keys, in milliseconds. A page of more than 8,000 elements gets more, by its size. 0: pages are only read.',
    ),
  request_delay_ms: z
    .int()
    .min(0)
    .max(60_000)
    .describe('Minimum time between two page loads on the same host, over all workers.'),
  screenshots: z.boolean(),
  page_pictures: z
    .int()
    .min(0)
    .max(100_000)
    .describe('How many of the first pages of each scan get a picture of the page. Needs `screenshots`.'),
  contrast_pixels: z
    .boolean()
    .describe(
      'Whether pictures decide the contrast of text over images and gradients. Otherwise, such text needs review.',
    ),
  retention_days: z
    .int()
    .min(1)
    .max(36_500)
    .nullable()
    .describe(
      'Days after which an ended scan loses its pages, findings and screenshots, but not its score. null: never.',
    ),
  retention_keep_last: z
    .int()
    .min(1)
    .max(1_000)
    .describe('How many of the latest completed scans of each target and viewport keep their data.'),
  states: statesSchema.describe(
    'User preferences to look at each page with, in scans that name none. Each takes time.',
  ),
};

export const reportingSchema = z.object(reportingFields).meta({ id: 'ReportingSettings' });
export const performanceSchema = z.object(performanceFields).meta({ id: 'PerformanceSettings' });
export const integrationsSchema = z
  .object({
    mcp_enabled: z.boolean(),
    mcp_key_set: z.boolean(),
    mcp_key_hint: z.string().nullable().describe('The last four characters of the key.'),
    mcp_key_created_at: z.iso.datetime({ precision: 3 }).nullable(),
  })
  .meta({ id: 'IntegrationSettings' });

export type ReportingSettings = z.infer<typeof reportingSchema>;
export type PerformanceSettings = z.infer<typeof performanceSchema>;
export type IntegrationSettings = z.infer<typeof integrationsSchema>;
export type Settings = {
  readonly reporting: ReportingSettings;
  readonly performance: PerformanceSettings;
  readonly integrations: IntegrationSettings;
};

export const defaultReporting: ReportingSettings = {
  organization_name: null,
  include_needs_review: true,
  sample_size: 10,
  locale: defaultLocale,
  language: 'en',
};

export const defaultPerformance: PerformanceSettings = {
  concurrency: null,
  max_pages_per_scan: 5_000,
  page_timeout_seconds: 60,
  operate_ms: 2_000,
  request_delay_ms: 0,
  screenshots: true,
  page_pictures: 100_000,
  contrast_pixels: true,
  retention_days: null,
  retention_keep_last: 2,
  states: [],
};

/** The valid body of a PUT: any fields of any groups, nothing else. */
export const settingsChangeSchema = z
  .strictObject({
    reporting: z.strictObject(reportingFields).partial().optional(),
    performance: z.strictObject(performanceFields).partial().optional(),
    integrations: z
      .strictObject({
        mcp_enabled: z.boolean().optional(),
        generate_mcp_key: z
          .literal(true)
          .optional()
          .describe('Creates a new key, which only this response contains. The previous key is revoked immediately.'),
      })
      .optional(),
  })
  .meta({ id: 'SettingsChange' });

export type SettingsChange = z.infer<typeof settingsChangeSchema>;
