import { say } from '../../texts/say.ts';
import type { Texts } from '../../texts/texts.ts';
import { writeChatCode } from './chat-text.ts';
import type { ScanEventData } from './events.ts';
import type { ScanChange } from './scan-change.ts';
import { scanEventSchema, scheduleEventSchema, skipEvent, testEvent } from './events.ts';

type Event = {
  readonly event: string;
  readonly data: unknown;
  readonly link: string | null;
  readonly change?: ScanChange | null;
};

/**
 * The event as a message for Slack and compatible services: Mattermost, Rocket.Chat, Zulip. Text from a site, a person
 * or an error is formatted as code.
 */
export function writeSlackText({ event, data, link, change = null }: Event, texts: Texts): string {
  const { messages } = texts;
  const lines = [sayEvent(event, data, texts)];
  if (change !== null) {
    const said = messages.changed({ added: change.new_failures, fixed: change.fixed_failures });
    lines.push(link === null ? said : `${said} ${linkTo(`${link}/comparison`, messages.seeChange)}`);
  }
  if (link !== null) lines.push(linkTo(link, messages.open));
  return lines.join('\n');
}

function linkTo(url: string, name: string): string {
  return `<${encodeURI(url)}|${name}>`;
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
