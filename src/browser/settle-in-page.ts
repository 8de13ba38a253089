/**
 * Waiting for a page to be what its visitors see, from inside its isolated world. Sent as source text:
 * it may use nothing but its parameters and the DOM.
 */

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

/** What the page turned out to be, as text of at most 2,048 characters a field. */
export type PageFacts = {
  readonly title: string;
  readonly titleLength: number;
  readonly contentType: string;
  readonly hasContent: boolean;
  readonly elementCount: number;
};

export async function settlePage(options: SettleOptions): Promise<PageFacts> {
  const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
  const until = (promise: Promise<unknown>, ms: number) => Promise.race([promise, sleep(ms)]);
  const root = () => document.documentElement as Element | null;

  const quiet = (maxMs: number) =>
    new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => restart());
      const end = () => {
        observer.disconnect();
        clearTimeout(timer);
        clearTimeout(limit);
        resolve();
      };
      const limit = setTimeout(end, maxMs);
      let timer = setTimeout(end, options.quietMs);
      const restart = () => {
        clearTimeout(timer);
        timer = setTimeout(end, options.quietMs);
      };
      observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    });

  const hiddenText = new Set(['SCRIPT', 'STYLE', 'NOSCRIPT', 'TEMPLATE', 'TITLE']);
  const isShown = (element: Element) => !element.checkVisibility || element.checkVisibility({ visibilityProperty: true });
  const contentSelector =
    'img, picture, svg, canvas, video, audio, iframe, frame, object, embed, a[href], button, input:not([type=hidden]), select, textarea, [role=button], [role=img], [tabindex]';
  const hasContentIn = (tree: Document | ShadowRoot): boolean => {
    const walker = document.createTreeWalker(tree, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (node instanceof Element) {
        if (node.shadowRoot !== null && hasContentIn(node.shadowRoot)) return true;
        if (node.matches(contentSelector) && isShown(node)) return true;
      } else if ((node.nodeValue ?? '').trim() !== '') {
        const parent = node.parentElement;
        if (parent === null || (!hiddenText.has(parent.tagName.toUpperCase()) && isShown(parent))) return true;
      }
    }
    return false;
  };
  const hasContent = () => root() !== null && hasContentIn(document);

  const awaitContent = async () => {
    const deadline = performance.now() + options.contentMs;
    while (!hasContent() && performance.now() < deadline) await sleep(100);
  };

  const lazySelector = 'img[loading=lazy], iframe[loading=lazy], [data-src], [data-srcset], [data-lazy], [data-bg], .lazy, .lazyload';
  const mayLoadLazily = () =>
    performance.getEntriesByName(options.lazyMark).length > 0 || document.querySelector(lazySelector) !== null;
  const frame = () => until(new Promise((resolve) => requestAnimationFrame(resolve)), 50);
  const scrollThrough = async () => {
    const scroller = document.scrollingElement;
    if (scroller === null || !mayLoadLazily()) return;
    const deadline = performance.now() + options.settleMs;
    const step = Math.max(200, window.innerHeight);
    for (let count = 0, top = step; count < 60 && top < scroller.scrollHeight && performance.now() < deadline; count += 1) {
      window.scrollTo({ top, behavior: 'instant' });
      await frame();
      top += step;
    }
    window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
    await frame();
    await quiet(options.settleMs);
    const loading = [...document.images].filter((image) => !image.complete && image.getBoundingClientRect().width > 0);
    await until(Promise.all(loading.map((image) => image.decode().catch(() => undefined))), 1_000);
  };

  /** An element in the middle of fading in would be judged by colours that nobody is meant to read. */
  const finishAnimations = () => {
    for (const animation of document.getAnimations()) {
      const end = animation.effect?.getComputedTiming().endTime;
      if (animation.playState === 'running' && typeof end === 'number' && Number.isFinite(end)) animation.finish();
    }
  };

  await Promise.all([quiet(options.settleMs), until(document.fonts.ready, options.settleMs)]);
  if (!hasContent()) {
    await awaitContent();
    await quiet(options.settleMs);
  }
  await scrollThrough();
  finishAnimations();
  const title = document.title;
  return {
    title: title.slice(0, 512),
    titleLength: title.length,
    contentType: document.contentType,
    hasContent: hasContent(),
    elementCount: document.getElementsByTagName('*').length,
  };
}
