import { say } from '../../texts/say.ts';
import type { Texts } from '../../texts/texts.ts';
import { writeChatCode } from './chat-text.ts';
import type { ScanEventData } from './events.ts';
import { scanEventSchema, scheduleEventSchema, skipEvent, testEvent } from './events.ts';

type Event = { readonly event: string; readonly data: unknown; readonly link: string | null };

/**
 * The event as a message for Slack and compatible services: Mattermost, Rocket.Chat, Zulip. Text from a site, a person
 * or an error is formatted as code.
 */
export function writeSlackText({ event, data, link }: Event, texts: Texts): string {
  const lines = sayEvent(event, data, texts);
  return link === null ? lines : `${lines}\n<${encodeURI(link)}|${texts.messages.open}>`;
}

function sayEvent(event: string, data: unknown, texts: Texts): string {
  if (event === testEvent) return texts.messages.test;
  if (event === skipEvent) return saySkip(data, texts);
  return sayScan(scanEventSchema.parse(data), texts);
}

function sayScan({ scan }: ScanEventData, { messages, language }: Texts): string {
  const { status } = scan;
  const url = writeChatCode(scan.url);
  const name = scan.tag === null ? url : `${url} (${writeChatCode(scan.tag)})`;
  const first = isOneOf(messages.ended, status) ? messages.ended[status](name) : `${name}: ${writeChatCode(status)}`;
  if (scan.error !== null) return `${first}\n${writeChatCode(say(language, scan.error.said))}`;
  if (status === 'failed') return first;
  const { pages_completed: scanned, pages_failed: failed } = scan.progress;
  const { by_severity: bySeverity, needs_review_occurrences: toReview } = scan.summary;
  const pages = messages.pages({ scanned, failed, score: scan.score });
  return `${first}\n${pages}\n${messages.found({ ...bySeverity, toReview })}`;
}

function saySkip(data: unknown, { messages, language, format }: Texts): string {
  const { schedule, skip } = scheduleEventSchema.parse(data);
  const at = format.time(new Date(skip.at));
  const url = writeChatCode(schedule.url);
  const first = isOneOf(messages.skipped, skip.reason)
    ? messages.skipped[skip.reason](url, at)
    : `${url}: ${writeChatCode(skip.reason)} (${at})`;
  return skip.detail === null ? first : `${first} ${writeChatCode(say(language, skip.detail))}`;
}

function isOneOf<Named extends object>(named: Named, name: string): name is Extract<keyof Named, string> {
  return Object.hasOwn(named, name);
}
