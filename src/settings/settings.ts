import { z } from 'zod';

export const reportingSchema = z
  .strictObject({
    organization_name: z.string().trim().min(1).max(200).nullable().default(null).describe('Shown on reports.'),
    include_needs_review: z.boolean().default(true).describe('Whether reports list what the engine could not decide.'),
    sample_size: z.int().min(1).max(100).default(10).describe('Occurrences shown per issue in sampled reports.'),
    language: z.string().regex(/^[a-z]{2}(_[A-Z]{2})?$/, 'Must be a language code such as en or pt_BR.').default('en'),
  })
  .meta({ id: 'ReportingSettings' });

export const performanceSchema = z
  .strictObject({
    concurrency: z.int().min(1).max(64).nullable().default(null).describe('Pages at once; null: from the number of cores.'),
    max_pages_per_scan: z.int().min(1).max(100_000).default(5_000),
    page_timeout_seconds: z.int().min(5).max(300).default(60),
    request_delay_ms: z.int().min(0).max(60_000).default(0).describe('Between two pages of one host.'),
    screenshots: z.boolean().default(true),
  })
  .meta({ id: 'PerformanceSettings' });

export type ReportingSettings = z.infer<typeof reportingSchema>;
export type PerformanceSettings = z.infer<typeof performanceSchema>;
