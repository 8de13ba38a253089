import { afterAll, beforeAll } from 'vitest';
import type { Engine } from '../../src/engines/engine.ts';
import type { Review } from '../../src/engines/review.ts';
import { engines } from '../../src/engines/engines.ts';
import type { PageState } from '../../src/findings/page-states.ts';
import { createShowsSecret } from '../../src/finding-pages/sign-ins/shows-secret.ts';
import { MemoryWatch } from '../../src/visit/memory-watch.ts';
import type { VisitOutcome } from '../../src/visit/observation.ts';
import type { SignedInScan } from '../../src/visit/session-doubt.ts';
import { SiteMemory } from '../../src/visit/site-memory.ts';
import { PageVisit } from '../../src/visit/page-visit.ts';
import { observePage } from '../../src/worker/observe-page.ts';
import type { PageTab, Slot } from '../../src/visit/slot.ts';
import type { Site } from '../site/serve-site.ts';
import { keepBrowser, takeBrowser } from './kept-browser.ts';
import { shareLanes } from './lanes.ts';
import { SlotWorld } from './slot-world.ts';

export type VisitOptions = {
  readonly listed?: readonly Engine[];
  readonly timeoutMs?: number;
  /** 0: no key is pressed. */
  readonly operateMs?: number;
  readonly states?: readonly PageState[];
  readonly reviews?: readonly Review[];
  readonly readsAloud?: boolean;
  /** What no picture may show. */
  readonly secrets?: readonly string[] | undefined;
  /** What stands in for the tab, or for a part of it, or watches its session. */
  readonly changeTab?: (tab: PageTab) => PageTab;
  readonly session?: SignedInScan;
};

type Visited = { readonly outcome: VisitOutcome; readonly isSpoilt: boolean };

/** Visits pages as a worker does, each by a scan that has seen no other page. */
export type Visitor = {
  readonly site: Site;
  readonly visit: (path: string, options?: VisitOptions) => Promise<Visited>;
  /** The same for a document. */
  readonly visitMarkup: (html: string, options?: VisitOptions) => Promise<Visited>;
};

/** Visits of tests that run side by side each have a browser: a visit spends half of its time waiting. */
const slotCount = 2;

/**
 * One browser for all tests of a file and of the files after it, except after a page that spoils it, and another for tests that run side
 * by side. Call it outside of tests, and the function it returns in them.
 */
export function useVisitor(): () => Visitor {
  let opened: Visitor | undefined;
  let place: { readonly world: SlotWorld; readonly slots: readonly Slot[] } | undefined;
  beforeAll(async () => {
    const world = await SlotWorld.open();
    place = { world, slots: Array.from({ length: slotCount }, () => world.aSlot(takeBrowser)) };
    opened = createVisitor(place);
  });
  afterAll(async () => {
    if (place === undefined) return;
    for (const slot of place.slots) await keepBrowser(slot);
    await place.world.close();
  });
  return () => {
    if (opened === undefined) throw new Error('The browser of this file is not open yet.');
    return opened;
  };
}

function createVisitor({ world, slots }: { readonly world: SlotWorld; readonly slots: readonly Slot[] }): Visitor {
  const inLane = shareLanes(slots);
  const visitIn = async (slot: Slot, path: string, options: VisitOptions): Promise<Visited> => {
    const {
      listed = engines,
      timeoutMs = 60_000,
      operateMs = 0,
      states = [],
      reviews = [],
      readsAloud = false,
      secrets,
      changeTab = (tab: PageTab) => tab,
      session,
    } = options;
    const purpose = await world.aPurpose();
    const tab = await slot.tabFor(purpose);
    const pageVisit = new PageVisit(
      changeTab(tab),
      {
        memoryKey: purpose.scanId,
        url: `${world.site.origin}${path}`,
        steps: [],
        dismissConsent: false,
        accept: [],
        engines: listed,
        reviews,
        memory: new SiteMemory(),
        siblingUrl: undefined,
        session,
        timeoutMs,
        operateMs,
        states,
        device: purpose.device,
        mayCapture: true,
        takesPage: true,
        readsAloud,
        showsSecret: secrets === undefined ? undefined : createShowsSecret(secrets),
      },
      new MemoryWatch().watch(tab.pid, 2 ** 40),
    );
    const outcome = await observePage(pageVisit, []).finally(() => pageVisit.end());
    const { isSpoilt } = pageVisit;
    if (isSpoilt) await slot.close();
    return { outcome, isSpoilt };
  };
  const visit: Visitor['visit'] = async (path, options = {}) => inLane(async (slot) => visitIn(slot, path, options));
  return {
    site: world.site,
    visit,
    visitMarkup: (html, options) => visit(`/markup?html=${encodeURIComponent(html)}`, options),
  };
}
