import type { Tab } from '../browser/tab.ts';
import type { Said } from '../texts/saying.ts';
import { says } from '../texts/saying.ts';

/** A CSS selector, or `text:` and a text: `present` when signed in, `absent` when not signed out. */
export type SessionProbes = { readonly present?: string | undefined; readonly absent?: string | undefined };

/** Scripts add content late: longer while they wait for something that they requested. */
const presentMs = { waiting: 5_000, idle: 1_000 };

/** Which part of the check the page does not pass. Throws ProbeInvalid. */
export async function findFailedProbe(
  tab: Tab,
  { present, absent }: SessionProbes,
  waitMs = presentMs[tab.isWaiting ? 'waiting' : 'idle'],
): Promise<Said | undefined> {
  if (present !== undefined && !(await tab.has(present, waitMs))) return says('sessions.lacks', { probe: present });
  if (absent !== undefined && (await tab.has(absent, 0))) return says('sessions.has', { probe: absent });
  return undefined;
}
