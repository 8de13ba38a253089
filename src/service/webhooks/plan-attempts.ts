import { testEvent } from './events.ts';

const minute = 60;
const hour = 60 * minute;

/** The seconds from each attempt to the next: ten attempts over three days, as Standard Webhooks proposes. */
const delays = [5, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour, 24 * hour];
export const maxDeliveryAttempts = delays.length + 1;
const longestAsked = 24 * hour;

/**
 * True if the attempt with this number (from 1) is the last one. A test has one attempt, because the person sees the
 * result and can test again.
 */
export function isLastAttempt(event: string, attempt: number): boolean {
  return event === testEvent || attempt >= maxDeliveryAttempts;
}

/**
 * The seconds until the next attempt, after this many. A random tenth is added at most, so that a receiver that comes
 * back does not get everything at once.
 */
export function delayAfterAttempt(attempts: number, random: number): number {
  const delay = delays[Math.max(0, attempts - 1)] ?? longestAsked;
  return delay * (1 + random / 10);
}

/** RFC 9110, 10.2.3: seconds, or a date. At most a day. Undefined if the text is neither. */
export function readRetryAfter(text: string | undefined, now: Date): number | undefined {
  if (text === undefined) return undefined;
  const seconds = /^\d+$/.test(text.trim()) ? Number(text) : (Date.parse(text) - now.getTime()) / 1_000;
  return Number.isNaN(seconds) ? undefined : Math.min(longestAsked, Math.max(0, seconds));
}
