import type { Tab } from '../browser/tab.ts';
import type { Said } from '../texts/saying.ts';
import { says } from '../texts/saying.ts';

/** A CSS selector, or `text:` and a text. `present` must match if the session is open, and `absent` must not. */
export type SessionProbes = { readonly present?: string | undefined; readonly absent?: string | undefined };

/** Scripts add content late. The check waits longer while they wait for a response. */
const presentMs = { waiting: 5_000, idle: 1_000 };

/** Returns the part of the check that the page fails. Throws ProbeInvalid. */
export async function findFailedProbe(
  tab: Tab,
  { present, absent }: SessionProbes,
  waitMs = presentMs[tab.isWaiting ? 'waiting' : 'idle'],
): Promise<Said | undefined> {
  if (present !== undefined && !(await tab.has(present, waitMs))) return says('sessions.lacks', { probe: present });
  if (absent !== undefined && (await tab.has(absent, 0))) return says('sessions.has', { probe: absent });
  return undefined;
}
