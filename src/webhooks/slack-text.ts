import type { ScanEventData } from './events.ts';
import { scanEventSchema, scheduleEventSchema, testEvent } from './events.ts';

/**
 * The event as a message for Slack and services that take the same: Mattermost, Rocket.Chat, Zulip. `&`, `<` and `>` are escaped, so
 * that text of a site is neither a link nor a mention of everyone in a channel.
 */
export function writeSlackText(event: string, data: unknown, link: string | null): string {
  const lines = escape(describe(event, data));
  return link === null ? lines : `${lines}\n<${encodeURI(link)}|Open in Curbcut>`;
}

function describe(event: string, data: unknown): string {
  if (event === testEvent) return 'This is a test of a webhook of Curbcut.';
  if (event === 'schedule.skipped') return describeSkip(data);
  return describeScan(scanEventSchema.parse(data));
}

const endings: Readonly<Record<string, string>> = {
  completed: 'completed',
  partial: 'completed, but some pages failed',
  failed: 'failed',
  paused: 'is paused, because its session ended',
};

function describeScan({ scan }: ScanEventData): string {
  const tag = scan.tag === null ? '' : ` (${scan.tag})`;
  const first = `The scan of ${scan.url}${tag} ${endings[scan.status] ?? scan.status}.`;
  if (scan.error !== null) return `${first}\n${scan.error.message}`;
  if (scan.status === 'failed') return first;
  const { pages_completed: scanned, pages_failed: failed } = scan.progress;
  const pages = `Pages: ${scanned} scanned, ${failed} failed. Score: ${scan.score ?? 'none'}.`;
  const { critical, serious, moderate, minor } = scan.summary.by_severity;
  const found = `Failures: ${critical} critical, ${serious} serious, ${moderate} moderate, ${minor} minor. To review: ${scan.summary.needs_review_occurrences}.`;
  return `${first}\n${pages}\n${found}`;
}

const skips: Readonly<Record<string, string>> = {
  not_ended: 'the previous scan has not ended',
  missed: 'the service was not running. One scan was started for all times that were missed',
  invalid_scan: 'the scan cannot be started any more',
  queue_full: 'too many scans have not ended',
  error: 'it could not be started. The service log says why',
};

function describeSkip(data: unknown): string {
  const { schedule, skip } = scheduleEventSchema.parse(data);
  const first = `The schedule of ${schedule.url} started no scan at ${skip.at}: ${skips[skip.reason] ?? skip.reason}.`;
  return skip.detail === null ? first : `${first} ${skip.detail}`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
