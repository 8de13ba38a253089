import { contentParts } from './content-in-page.ts';
import type * as content from './content-in-page.ts';
import { factsParts } from './facts-in-page.ts';
import type * as facts from './facts-in-page.ts';
import type { SettledPage } from './page-facts.ts';

/**
 * Waiting for a page to be what its visitors see, from inside its isolated world. The functions are sent as
 * their own source text, together: they may use nothing but one another, their parameters and the DOM.
 */

// In the page they are there by their own source: an import would not be.
declare const hasContent: typeof content.hasContent;
declare const readFacts: typeof facts.readFacts;

export type SettleOptions = {
  /** This long without a change of the DOM counts as quiet. */
  readonly quietMs: number;
  /** Longest wait for quiet, fonts and images. */
  readonly settleMs: number;
  /** Longest wait for a page that shows nothing yet. */
  readonly contentMs: number;
  /** Name of the performance mark that tells of content waiting to be scrolled to. */
  readonly lazyMark: string;
};

/** The same facts of a document in which no script, and so no timer, runs. */
export function factsExpression(): string {
  return wrapInFunction([...contentParts, ...factsParts], 'readFacts()');
}

/** The expression that settles the page in front and gives its SettledPage. */
export function settleExpression(options: SettleOptions): string {
  const own = [sleep, awaitQuiet, awaitContent, nextFrame, scrollThrough, finishAnimations, settlePage];
  return wrapInFunction([...contentParts, ...factsParts, ...own], `settlePage(${JSON.stringify(options)})`);
}

function wrapInFunction(parts: readonly unknown[], call: string): string {
  return `(() => { ${parts.map(String).join('\n')}\nreturn ${call}; })()`;
}

async function settlePage(options: SettleOptions): Promise<SettledPage> {
  await Promise.all([
    awaitQuiet(options, options.settleMs),
    Promise.race([document.fonts.ready, sleep(options.settleMs)]),
  ]);
  if (!hasContent()) {
    await awaitContent(options);
    await awaitQuiet(options, options.settleMs);
  }
  await scrollThrough(options);
  finishAnimations();
  return readFacts();
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

function awaitQuiet({ quietMs }: SettleOptions, maxMs: number): Promise<void> {
  return new Promise((resolve) => {
    let timer = setTimeout(end, quietMs);
    const limit = setTimeout(end, maxMs);
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(end, quietMs);
    });
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    function end() {
      observer.disconnect();
      clearTimeout(timer);
      clearTimeout(limit);
      resolve();
    }
  });
}

async function awaitContent({ contentMs }: SettleOptions): Promise<void> {
  const deadline = performance.now() + contentMs;
  while (!hasContent() && performance.now() < deadline) await sleep(100);
}

function nextFrame(): Promise<unknown> {
  const drawn = new Promise((resolve) => {
    requestAnimationFrame(resolve);
  });
  return Promise.race([drawn, sleep(50)]);
}

/** Down through the page view by view and back, where content may wait to be scrolled to. */
async function scrollThrough(options: SettleOptions): Promise<void> {
  const lazy =
    'img[loading=lazy], iframe[loading=lazy], [data-src], [data-srcset], [data-lazy], [data-bg], .lazy, .lazyload';
  const scroller = document.scrollingElement;
  const mayBeLazy = performance.getEntriesByName(options.lazyMark).length > 0 || document.querySelector(lazy) !== null;
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
  await Promise.race([Promise.allSettled(loading.map((image) => image.decode())), sleep(1_000)]);
}

/** An element that is still fading in has colors that are not its final ones. */
function finishAnimations(): void {
  for (const animation of document.getAnimations()) {
    const end = animation.effect?.getComputedTiming().endTime;
    if (animation.playState === 'running' && typeof end === 'number' && Number.isFinite(end)) animation.finish();
  }
}
