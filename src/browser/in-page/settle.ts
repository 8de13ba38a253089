import { keepMoment, leaveMoment, passTimers } from './page-moment.ts';
import { pause } from './pause.ts';
import type { SettledPage, SettleOptions } from '../page-facts.ts';
import { hasClosedRoot } from './closed-roots.ts';
import { hasContent, isMainEmpty } from './content.ts';
import { readFacts } from './facts.ts';
import { isHiddenPage } from './hidden-page.ts';
import { lazyContentMark } from './lazy-content.ts';
import { hasLoadingBar } from './loading-bars.ts';
import { markSettled } from './settled-mark.ts';
import { watchText } from './text-watch.ts';

export const anyChange: MutationObserverInit = {
  subtree: true,
  childList: true,
  attributes: true,
  characterData: true,
};

/** Waits until the page shows its final state, reads its facts, and marks the document that they belong to. */
export async function settlePage(options: SettleOptions): Promise<SettledPage> {
  leaveMoment();
  watchText();
  await Promise.all([awaitShownAnswers(options), Promise.race([document.fonts.ready, pause(options.settleMs)])]);
  await passPlanned(options);
  if (!showsContent()) {
    await awaitCondition(showsContent, options.contentMs);
    await awaitShownAnswers(options);
  }
  if (isMainEmpty()) {
    await awaitCondition(() => !isMainEmpty(), options.contentMs / 4);
    await awaitShownAnswers(options);
  }
  if (hasLoadingBar()) {
    await awaitCondition(() => !hasLoadingBar(), options.contentMs / 4);
    await awaitShownAnswers(options);
  }
  await awaitRefresh(options);
  await scrollThrough(options);
  await passPlanned(options);
  keepMoment();
  return readSettled();
}

/** Timers may ask for data, whose responses set further timers. */
export async function passPlanned(options: SettleOptions): Promise<void> {
  const mostRounds = 3;
  for (let round = 0; round < mostRounds && (await passTimers()); round += 1) await awaitShownAnswers(options);
}

/** Content in a closed shadow root is not seen from here: the page is read again after the root is entered. */
export function showsContent(): boolean {
  return hasClosedRoot() || (hasContent() && !isHiddenPage());
}

/**
 * Reads the facts of the current document and marks it. It does not wait, so it works in a document without scripts
 * too.
 */
export function readSettled(): SettledPage {
  const settled = readFacts();
  markSettled();
  return settled;
}

/**
 * Waits until the page is quiet and shows the data that its scripts received. React keeps a placeholder for up to half
 * a second, even if its content has arrived. During that time, the page requests nothing and does not change.
 */
export async function awaitShownAnswers(options: SettleOptions): Promise<void> {
  const longestHeldMs = 600;
  const changedAt = await awaitQuiet(options, options.settleMs);
  const answeredAt = readLastAnswer();
  if (changedAt >= answeredAt || performance.now() - answeredAt > longestHeldMs) return;
  await awaitChange(longestHeldMs);
  await awaitQuiet(options, options.settleMs);
}

/** The time of the last response that the page's scripts can read, by `performance.now()`. 0 if there was none. */
export function readLastAnswer(): number {
  const answers = performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    .filter(({ initiatorType }) => initiatorType === 'fetch' || initiatorType === 'xmlhttprequest')
    // Status 0: a response of another origin that is hidden from scripts. Status 204: a response without content.
    .filter(({ responseStatus }) => responseStatus !== 0 && responseStatus !== 204);
  return Math.max(0, ...answers.map(({ responseEnd }) => responseEnd));
}

export function awaitChange(maxMs: number): Promise<void> {
  return new Promise((resolve) => {
    const limit = setTimeout(end, maxMs);
    const observer = new MutationObserver(end);
    observer.observe(document, anyChange);
    function end() {
      observer.disconnect();
      clearTimeout(limit);
      resolve();
    }
  });
}

/**
 * Waits until the document has not changed for `quietMs`. Resolves with the time of its last change, by
 * `performance.now()`, or with 0 if it did not get quiet.
 */
export function awaitQuiet({ quietMs }: SettleOptions, maxMs: number): Promise<number> {
  return new Promise((resolve) => {
    let changedAt = 0;
    let timer = setTimeout(end, quietMs);
    const limit = setTimeout(end, maxMs);
    const observer = new MutationObserver(() => {
      changedAt = performance.now();
      clearTimeout(timer);
      timer = setTimeout(end, quietMs);
    });
    observer.observe(document, anyChange);
    function end() {
      observer.disconnect();
      clearTimeout(timer);
      clearTimeout(limit);
      resolve(changedAt);
    }
  });
}

/** Waits for a page that refreshes itself immediately. On a busy machine, the browser starts the refresh this late. */
export async function awaitRefresh({ settleMs }: SettleOptions): Promise<void> {
  const isLeaving = [...document.querySelectorAll('meta[http-equiv=refresh i]')].some((element) =>
    /^\s*[01](?:[.,;\s]|$)/.test(element.getAttribute('content') ?? ''),
  );
  if (isLeaving) await pause(settleMs / 2);
}

export async function awaitCondition(holds: () => boolean, maxMs: number): Promise<void> {
  const deadline = performance.now() + maxMs;
  while (!holds() && performance.now() < deadline) await pause(100);
}

/**
 * Waits until the page's current state is drawn, because drawing reports elements that came into view. For a page that
 * is never drawn, it waits half a second.
 */
export function nextFrame(): Promise<unknown> {
  const drawn = new Promise((resolve) => {
    requestAnimationFrame(resolve);
  });
  return Promise.race([drawn, pause(500)]);
}

/** Scrolls down through the page view by view and back, if scrolling may load content. */
export async function scrollThrough(options: SettleOptions): Promise<void> {
  const lazy =
    'img[loading=lazy], iframe[loading=lazy], [data-src], [data-srcset], [data-lazy], [data-bg], .lazy, .lazyload';
  const scroller = document.scrollingElement;
  const mayBeLazy = performance.getEntriesByName(lazyContentMark).length > 0 || document.querySelector(lazy) !== null;
  if (scroller === null || !mayBeLazy) return;
  const deadline = performance.now() + options.settleMs;
  const step = Math.max(200, window.innerHeight);
  for (let top = step; top < Math.min(scroller.scrollHeight, 60 * step) && performance.now() < deadline; top += step) {
    window.scrollTo({ top, behavior: 'instant' });
    await nextFrame();
  }
  window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
  await nextFrame();
  await awaitQuiet(options, options.settleMs);
  const loading = [...document.images].filter((image) => !image.complete && image.getBoundingClientRect().width > 0);
  await Promise.race([Promise.allSettled(loading.map((image) => image.decode())), pause(1_000)]);
}
