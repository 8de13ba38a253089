import { v7 } from 'uuid';

const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** True if the text has the form of a UUID. Only then may it reach a `uuid` column. */
export function isUuid(text: string): boolean {
  return uuidPattern.test(text);
}

/**
 * A new UUID of version 7 (RFC 9562). Ids of one process sort in the order of creation, even within a millisecond and
 * when the clock is set back (§6.2). Ids of two processes do not, so no order may depend on ids.
 */
export function newId(): string {
  return v7();
}
