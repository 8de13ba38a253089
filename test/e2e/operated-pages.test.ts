import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Tab } from '../../src/browser/tab.ts';
import { curbcutEngine } from '../../src/engines/curbcut/curbcut-engine.ts';
import { operateEngine } from '../../src/engines/operate/operate-engine.ts';
import { MemoryWatch } from '../../src/visit/memory-watch.ts';
import { PageVisit } from '../../src/visit/page-visit.ts';
import { observePage } from '../../src/worker/observe-page.ts';
import type { DangerousLane } from './dangerous-lane.ts';
import { openDangerousLane } from './dangerous-lane.ts';
import { dangerousPages } from './dangerous-pages.ts';
import { SlotWorld } from './slot-world.ts';

/** Most of the time of a page is spent waiting: the pages of two lanes are operated side by side. */
const laneCount = 2;
let world: SlotWorld;
let lanes: readonly DangerousLane[];
/** When the lane of this number is free. */
const turns: Promise<unknown>[] = [];

beforeAll(async () => {
  world = await SlotWorld.open();
  lanes = await Promise.all(Array.from({ length: laneCount }, async () => openDangerousLane(world)));
});
afterAll(async () => {
  await world.close();
  for (const lane of lanes) lane.close();
});

/** Scans a page as a worker does, and then only opens a harmless one: `tried` of the first, and what the second one finds. */
async function scanBetweenOthers({ slot, purpose, memory, origin }: DangerousLane, path: string, operateMs: number) {
  const setup = await slot.tabFor(purpose);
  const visit = new PageVisit(
    setup,
    {
      memoryKey: purpose.scanId,
      url: `${origin}${path}`,
      steps: [],
      dismissConsent: false,
      accept: ['empty_document'],
      engines: [curbcutEngine, operateEngine],
      reviews: [],
      memory,
      siblingUrl: undefined,
      session: undefined,
      timeoutMs: 30_000,
      operateMs,
      states: [],
      device: purpose.device,
      mayCapture: true,
      takesPage: false,
      readsAloud: false,
    },
    new MemoryWatch().watch(setup.pid, 2 ** 40),
  );
  const outcome = await observePage(visit, []).finally(() => visit.end());
  const { isSpoilt } = visit;
  const tried = isSpoilt ? undefined : await read(setup.tab, 'tried.size');
  if (isSpoilt) await slot.close();
  else await slot.leavePage();
  const next = await slot.tabFor(purpose);
  next.proxy.beginPage(2 ** 20);
  await next.tab.visit(`${origin}/next`, { deadline: performance.now() + 20_000, isDecided: () => false });
  const found = await read(next.tab, '[document.hasFocus(), localStorage.length, document.cookie, window.name].join()');
  return { outcome, tried, found };
}

async function read(tab: Tab, expression: string): Promise<unknown> {
  const reply = await tab.session.send('Runtime.evaluate', { expression });
  const { result } = reply as { readonly result: { readonly value?: unknown } }; // a value that JSON has
  return result.value;
}

/** Does the work when the page before it in its lane is done. */
async function inLane(page: number, work: (lane: DangerousLane) => Promise<void>): Promise<void> {
  const number = page % laneCount;
  const lane = lanes[number];
  if (lane === undefined) throw new Error('There is no such lane.');
  const done = (turns[number] ?? Promise.resolve()).then(async () => work(lane));
  turns[number] = done.catch(() => undefined);
  return done;
}

describe.concurrent('a page that is operated', () => {
  it.each(dangerousPages.map((page, number) => ({ ...page, number })))(
    'sends nothing and leads nowhere, and its findings stand: $name',
    async ({ name, ways = 1, isGone, number }) =>
      inLane(number, async (lane) => {
        const path = `/?name=${encodeURIComponent(name)}`;
        lane.seen.length = 0;

        // What never ends uses up its time. What it would have found is not asked for. All others end as soon as they can.
        const { outcome, tried, found } = await scanBetweenOthers(lane, path, isGone === true ? 3_000 : 20_000);

        // A scan looks once at what the site answers to an unknown URL.
        const harmless = /^(?:GET \/(?:frame|favicon\.ico|next|curbcut-[\da-f-]+)|UPGRADE \/socket)$/;
        expect(lane.seen.filter((one) => !harmless.test(one))).toEqual([`GET ${path}`]);
        expect(outcome).toMatchObject({
          kind: 'observed',
          reports: [{ engine: { id: 'curbcut' } }, expect.anything()],
        });
        expect(isGone === true || Number(tried) >= ways).toBe(true);
        expect(found).toBe('true,0,,');
      }),
  );
});
