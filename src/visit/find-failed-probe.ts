import type { Tab } from '../browser/tab.ts';

/** A CSS selector, or `text:` and a text: `present` when signed in, `absent` when not signed out. */
export type SessionProbes = { readonly present?: string | undefined; readonly absent?: string | undefined };

/** Scripts add content late: longer while they wait for something that they requested. */
const presentMs = { waiting: 5_000, idle: 1_000 };

/** Which part of the check the page does not pass, in a sentence. Throws ProbeInvalid. */
export async function findFailedProbe(
  tab: Tab,
  { present, absent }: SessionProbes,
  waitMs = presentMs[tab.isWaiting ? 'waiting' : 'idle'],
): Promise<string | undefined> {
  if (present !== undefined && !(await tab.has(present, waitMs)))
    return `It does not have "${present}", which pages have when signed in.`;
  if (absent !== undefined && (await tab.has(absent, 0)))
    return `It has "${absent}", which pages have when signed out.`;
  return undefined;
}
