import { z } from 'zod';

/** What a webhook can be notified of. */
export const webhookEvents = [
  'scan.completed',
  'scan.partial',
  'scan.failed',
  'scan.paused',
  'schedule.skipped',
] as const;

/** Sent on request, to any webhook. */
export const testEvent = 'webhook.test';

const errorSchema = z.object({ code: z.string(), message: z.string() });

/** The part of a scan's record that says how it ended. The fields are those of the record. */
export const scanEventSchema = z.object({
  scan: z.object({
    id: z.uuid(),
    url: z.string(),
    scan_type: z.string(),
    status: z.string(),
    tag: z.string().nullable(),
    viewport: z.string(),
    score: z.number().nullable(),
    progress: z.object({ pages_total: z.int(), pages_completed: z.int(), pages_failed: z.int() }),
    summary: z.object({
      failed_groups: z.int(),
      failed_occurrences: z.int(),
      needs_review_groups: z.int(),
      needs_review_occurrences: z.int(),
      by_severity: z.object({ critical: z.int(), serious: z.int(), moderate: z.int(), minor: z.int() }),
    }),
    error: errorSchema.nullable(),
    rescan_of: z.uuid().nullable(),
    created_at: z.string(),
    finished_at: z.string().nullable(),
  }),
});

export const scheduleEventSchema = z.object({
  schedule: z.object({ id: z.uuid(), url: z.string(), cron: z.string(), time_zone: z.string() }),
  skip: z.object({
    at: z.string(),
    reason: z.string(),
    detail: z.string().nullable(),
    scan_id: z.uuid().nullable(),
  }),
});

export type ScanEventData = z.infer<typeof scanEventSchema>;
type ScheduleEventData = z.infer<typeof scheduleEventSchema>;

/** What happened, with the facts that its event needs. */
export type Happening =
  | {
      readonly event: 'scan.completed' | 'scan.partial' | 'scan.failed' | 'scan.paused';
      readonly data: ScanEventData;
    }
  | { readonly event: 'schedule.skipped'; readonly data: ScheduleEventData };
