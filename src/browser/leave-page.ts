import type { Frame, Page } from 'playwright-core';
import { within } from '../time/time-limit.ts';
import { awaitEnd } from './await-end.ts';
import type { ProtocolSession } from './protocol-call.ts';
import { send } from './protocol-call.ts';

type OpenTab = { readonly page: Page; readonly session: ProtocolSession };

const callMs = 5_000;
/** Leaving takes well under a second, unless the machine is busy with other pages. */
const leaveMs = 8_000;

/**
 * Replaces the page with an empty document. Resolves after all of its scripts, timers, frames, workers and windows have
 * ended. Throws if that is not possible. Its handlers (`pagehide`, `unload`) have run by then, because each document
 * navigates away by itself. If the browser navigates instead, they may run at any later time: a frame wrote cookies
 * after the cookies had been cleared.
 */
export async function leavePage({ page, session }: OpenTab): Promise<void> {
  await leaveFrames(page);
  if (/^https?:/.test(page.url())) await leadAway(session, untilUrlIsBlank(page));
  else await page.goto('about:blank', { waitUntil: 'commit', timeout: leaveMs });
  await awaitEnd(session, ['iframe', 'page', 'worker', 'shared_worker']);
}

/**
 * Leaves frames with a separate process first, inner before outer ones, because they are not awaited when the page
 * leaves.
 */
async function leaveFrames(page: Page): Promise<void> {
  const frames = page.frames().filter((frame) => frame !== page.mainFrame() && /^https?:/.test(frame.url()));
  for (const level of Map.groupBy(frames, depthOf)
    .entries()
    .toArray()
    .toSorted(([a], [b]) => b - a)) {
    await Promise.all(level[1].map((frame) => leaveFrame(page, frame)));
  }
}

async function leaveFrame(page: Page, frame: Frame): Promise<void> {
  // Playwright refuses frames that share their parent's process. They leave with the parent.
  const opening: Promise<ProtocolSession | undefined> = page
    .context()
    .newCDPSession(frame)
    .catch(() => undefined);
  const session = await within(leaveMs, opening);
  if (session === undefined) return;
  // A paused request is never answered, so the frame sends no further requests.
  await send(session, ['Fetch.enable', { patterns: [{ urlPattern: '*' }] }], callMs);
  await leadAway(session, untilFrameIsBlank(page, frame));
}

async function leadAway(session: ProtocolSession, gone: Promise<unknown>): Promise<void> {
  // Scripts of a page cannot replace `location` or its methods.
  const expression = 'void location.replace("about:blank")';
  await Promise.all([gone, send(session, ['Runtime.evaluate', { expression }], callMs)]);
}

async function untilUrlIsBlank(page: Page): Promise<unknown> {
  return page.waitForURL('about:blank', { waitUntil: 'commit', timeout: leaveMs });
}

async function untilFrameIsBlank(page: Page, frame: Frame): Promise<unknown> {
  const isGone = () => frame.isDetached() || frame.url() === 'about:blank';
  const left = Promise.withResolvers<undefined>();
  const look = () => (isGone() ? left.resolve(undefined) : undefined);
  page.on('framenavigated', look);
  page.on('framedetached', look);
  try {
    return await within(leaveMs, left.promise);
  } finally {
    page.off('framenavigated', look);
    page.off('framedetached', look);
  }
}

function depthOf(frame: Frame): number {
  const parent = frame.parentFrame();
  return parent === null ? 0 : 1 + depthOf(parent);
}
