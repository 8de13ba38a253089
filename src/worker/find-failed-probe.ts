import type { Tab } from '../browser/tab.ts';
import type { SessionCheck } from '../sign-ins/session-check.ts';

/** For what a page's scripts add: longer while they wait for something that they requested. */
const presentMs = { waiting: 5_000, idle: 1_000 };

/** Which part of the check the page does not pass. */
export async function findFailedProbe(
  tab: Tab,
  { present, absent }: SessionCheck,
  waitMs = presentMs[tab.isWaiting ? 'waiting' : 'idle'],
): Promise<string | undefined> {
  if (present !== undefined && !(await tab.has(present, waitMs)))
    return `It does not have "${present}", which pages have when signed in.`;
  if (absent !== undefined && (await tab.has(absent, 0)))
    return `It has "${absent}", which pages have when signed out.`;
  return undefined;
}
