import type { Page } from 'playwright-core';
import type { Scan } from '../../../web/src/api/api-types.ts';
import type { Seeds } from '../seed-scans.ts';
import type { SeededWorld } from '../ui-world.ts';

/** A state of a route: empty, broken, with a question, with a message. `isLoading`: a part of it is still to come. */
export type UiState = {
  readonly name: string;
  readonly isLoading?: boolean;
  readonly show: (page: Page) => Promise<void>;
};

export type Stage = {
  readonly seeds: Seeds;
  /** Path of the later seeded scan. */
  readonly scan: string;
  /** Loads the page, if the loaded one has or had changed answers. */
  readonly open: (page: Page, path: string) => Promise<void>;
  /** Call it once for the page, before its first state. */
  readonly begin: (page: Page) => void;
  /** Before the next state: no answer is changed. */
  readonly reset: (page: Page) => Promise<void>;
};

export function setStage({ origin, seeds }: SeededWorld): Stage {
  /** True if the page was loaded with the service's own answers. */
  let isClean = false;
  /** True if a state changes answers. */
  let isChanged = false;
  return {
    seeds,
    scan: `/scans/${seeds.later.id}`,
    open: async (page, path) => {
      if (isClean && !isChanged) return leadTo(page, path);
      isClean = !isChanged;
      await page.goto(`${origin}${path}`);
    },
    begin: (page) => {
      const route = page.route.bind(page);
      page.route = async (...args) => {
        isChanged = true;
        return route(...args);
      };
    },
    reset: async (page) => {
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      isChanged = false;
    },
  };
}

/** Shows another route without loading the page, as when a link is followed: half of the time of a state. */
async function leadTo(page: Page, path: string): Promise<void> {
  await page.evaluate(() => history.pushState({}, '', '/audit'));
  await page.getByRole('heading', { name: 'Changes, newest first' }).waitFor();
  await page.evaluate((to) => history.pushState({}, '', to), path);
}

/** The service's own answer with something changed: all else stays what it really says. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- says at the call which answer is changed
export async function alter<T>(page: Page, address: string, change: (answer: T) => unknown): Promise<void> {
  await page.route(address, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as T; // the interface's own types say which
    await route.fulfill({ response, json: change(answer) });
  });
}

/** Any refusal, as a problem document. */
export async function refuse(page: Page, address: string, method = 'GET'): Promise<void> {
  await page.route(address, async (route) =>
    route.request().method() === method
      ? route.fulfill({ status: 409, json: { code: 'refused', detail: 'The service refuses, and says here why.' } })
      : route.fallback(),
  );
}

/** The scan as it is in another state, in its record and in its events. */
export async function showScanAs(page: Page, stage: Stage, changed: Partial<Scan>): Promise<void> {
  const record = { ...stage.seeds.later, ...changed };
  await page.route(`**/api${stage.scan}`, (route) => route.fulfill({ json: record }));
  await page.route(`**/api${stage.scan}/events`, (route) =>
    route.fulfill({
      contentType: 'text/event-stream',
      body: `retry: 60000\nevent: scan\ndata: ${JSON.stringify(record)}\n\n`,
    }),
  );
}

export const underWay = {
  phase: 'scanning',
  percent: 45,
  pages_total: 40,
  pages_completed: 17,
  pages_failed: 1,
  pages_pending: 20,
  pages_running: 2,
} as const satisfies Scan['progress'];

export function button(page: Page, name: string | RegExp) {
  return page.getByRole('button', { name }).first();
}
