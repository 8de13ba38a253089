import type { Texts } from '../texts/texts.ts';
import type { ScanEventData } from './events.ts';
import { scanEventSchema, scheduleEventSchema, testEvent } from './events.ts';

type Event = { readonly event: string; readonly data: unknown; readonly link: string | null };

/**
 * The event as a message for Slack and services that take the same: Mattermost, Rocket.Chat, Zulip. `&`, `<` and `>` are escaped, so
 * that text of a site is neither a link nor a mention of everyone in a channel.
 */
export function writeSlackText({ event, data, link }: Event, texts: Texts): string {
  const lines = escape(describe(event, data, texts));
  return link === null ? lines : `${lines}\n<${encodeURI(link)}|${texts.messages.open}>`;
}

function describe(event: string, data: unknown, texts: Texts): string {
  if (event === testEvent) return texts.messages.test;
  if (event === 'schedule.skipped') return describeSkip(data, texts);
  return describeScan(scanEventSchema.parse(data), texts);
}

function describeScan({ scan }: ScanEventData, { messages, say }: Texts): string {
  const { status } = scan;
  const name = scan.tag === null ? scan.url : `${scan.url} (${scan.tag})`;
  const first = isOneOf(messages.ended, status) ? messages.ended[status](name) : `${name}: ${status}`;
  if (scan.error !== null) return `${first}\n${say(scan.error.message)}`;
  if (status === 'failed') return first;
  const { pages_completed: scanned, pages_failed: failed } = scan.progress;
  const { by_severity: bySeverity, needs_review_occurrences: toReview } = scan.summary;
  const pages = messages.pages({ scanned, failed, score: scan.score });
  return `${first}\n${pages}\n${messages.found({ ...bySeverity, toReview })}`;
}

function describeSkip(data: unknown, { messages, say, format }: Texts): string {
  const { schedule, skip } = scheduleEventSchema.parse(data);
  const at = format.time(new Date(skip.at));
  const first = isOneOf(messages.skipped, skip.reason)
    ? messages.skipped[skip.reason](schedule.url, at)
    : `${schedule.url}: ${skip.reason} (${at})`;
  return skip.detail === null ? first : `${first} ${say(skip.detail)}`;
}

function isOneOf<Named extends object>(named: Named, name: string): name is Extract<keyof Named, string> {
  return Object.hasOwn(named, name);
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
