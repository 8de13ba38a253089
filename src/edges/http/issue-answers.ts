import { z } from 'zod';
import type { IssueCard, Occurrence } from '../../records/issues/issue-card.ts';
import { issueCardSchema, occurrenceSchema } from '../../records/issues/issue-card.ts';

export const occurrenceAnswerSchema = occurrenceSchema
  .omit({ screenshot: true })
  .extend({ screenshot_url: z.string().nullable().describe('Path of the picture on this service.') })
  .meta({ id: 'Occurrence' });

export const issueAnswerSchema = issueCardSchema
  .extend({ sample: occurrenceAnswerSchema.nullable() })
  .meta({ id: 'Issue' });

export function screenshotUrl(scanId: string, name: string): string {
  return `/api/scans/${scanId}/screenshots/${name}`;
}

/** Keeps fields that an answer has in addition. */
export function presentOccurrence<Found extends Occurrence>(scanId: string, { screenshot, ...occurrence }: Found) {
  return { ...occurrence, screenshot_url: screenshot === null ? null : screenshotUrl(scanId, screenshot) };
}

export function presentIssue(scanId: string, card: IssueCard): z.infer<typeof issueAnswerSchema> {
  return { ...card, sample: card.sample === null ? null : presentOccurrence(scanId, card.sample) };
}
