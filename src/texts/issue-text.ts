import type { Saying, SentenceCode } from './saying.ts';
import { sayingSchema, says } from './saying.ts';

/**
 * A sentence as the message of a zod check: the JSON of code and facts, because a check carries only text to its issue.
 * `readIssueText` reads it.
 */
export function asIssue<Code extends SentenceCode>(...sentence: Parameters<typeof says<Code>>): string {
  return JSON.stringify(says(...sentence));
}

/** Returns undefined for a text of zod itself. */
export function readIssueText(text: string): Saying | undefined {
  if (!/^[{[]/u.test(text)) return undefined;
  try {
    return sayingSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
