import { z } from 'zod';
import { findingTotalsSchema } from '../../findings/finding-totals.ts';
import type { ScanRecord } from '../../records/scans/scan-record.ts';
import { sayingSchema } from '../../texts/saying.ts';

/**
 * The events of scans, each with its condition. `announceScan` sends an event whenever a scan enters the state. An
 * event that no state sends does not compile. A person who pauses a scan needs no notification.
 */
export const scanEvents = {
  'scan.completed': ({ status }) => status === 'completed',
  'scan.partial': ({ status }) => status === 'partial',
  'scan.failed': ({ status }) => status === 'failed',
  'scan.paused': ({ status, error }) => status === 'paused' && error?.code === 'session_lost',
} as const satisfies Readonly<Record<`scan.${string}`, (record: ScanRecord) => boolean>>;
type ScanEvent = keyof typeof scanEvents;
export const scanEventNames = Object.keys(scanEvents) as readonly ScanEvent[]; // by its type

/** Sent in the transaction that skips a time of a schedule. */
export const skipEvent = 'schedule.skipped';

/** The events that a webhook can subscribe to. */
export const webhookEvents = [...scanEventNames, skipEvent] as const satisfies readonly Happening['event'][];

/** Sent on request, to any webhook. */
export const testEvent = 'webhook.test';

const errorSchema = z.object({ code: z.string(), said: sayingSchema });

/**
 * The part of a scan's record that says how it ended. Its fields are those of the record, but sentences are codes and
 * facts.
 */
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
    summary: findingTotalsSchema.omit({ accepted_count: true, fixed_pending_count: true, reviewed_count: true }),
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
    detail: sayingSchema.nullable(),
    scan_id: z.uuid().nullable(),
  }),
});

export type ScanEventData = z.infer<typeof scanEventSchema>;
export type ScheduleEventData = z.infer<typeof scheduleEventSchema>;

/** An event, with the facts that it needs. */
export type Happening =
  | { readonly event: ScanEvent; readonly data: ScanEventData }
  | { readonly event: typeof skipEvent; readonly data: ScheduleEventData };
