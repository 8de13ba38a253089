import { z } from 'zod';
import { pageFindingSchema } from '../../records/issues/read-page-findings.ts';
import type { PageRecord } from '../../records/pages/list-pages.ts';
import { pageRecordSchema } from '../../records/pages/list-pages.ts';
import { screenshotUrl } from './issue-answers.ts';

export const pageAnswerSchema = pageRecordSchema
  .omit({ screenshot: true })
  .extend({ screenshot_url: z.string().nullable().describe('Path of the picture of the page on this service.') })
  .meta({ id: 'ScannedPage' });

export const pageFindingsSchema = z
  .array(pageFindingSchema)
  .describe(
    "The findings that the page's picture shows, failures first. Findings that are marked as false positives are left out. Empty if there is no picture.",
  );

export type PageAnswer = z.infer<typeof pageAnswerSchema>;

export function presentPageAnswer(scanId: string, { screenshot, ...page }: PageRecord): PageAnswer {
  return { ...page, screenshot_url: screenshot === null ? null : screenshotUrl(scanId, screenshot) };
}
