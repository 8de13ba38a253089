import type { SettledPage } from './page-facts.ts';

/**
 * Waiting for a page to be what its visitors see, from inside its isolated world. The functions are sent as
 * their own source text, together: they may use nothing but one another, their parameters and the DOM.
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

/** The same facts of a document in which no script, and so no timer, runs. */
export function factsExpression(): string {
  const parts = [
    readText,
    listLinks,
    findChallengeMarks,
    readFacts,
    isShown,
    isContentText,
    isContentElement,
    hasContentIn,
    hasContent,
  ];
  return `(() => { ${parts.map(String).join('\n')}\nreturn readFacts(); })()`;
}

/** The expression that settles the page in front and gives its SettledPage. */
export function settleExpression(options: SettleOptions): string {
  const parts = [
    readText,
    listLinks,
    findChallengeMarks,
    readFacts,
    sleep,
    awaitQuiet,
    isShown,
    isContentText,
    isContentElement,
    hasContentIn,
    hasContent,
    awaitContent,
    nextFrame,
    scrollThrough,
    finishAnimations,
    settlePage,
  ];
  return `(() => { ${parts.map(String).join('\n')}\nreturn settlePage(${JSON.stringify(options)}); })()`;
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

/** Runs in a document without scripts too: it waits for nothing. */
function readFacts(): SettledPage {
  const { title } = document;
  return {
    title: title.slice(0, 512),
    titleLength: title.length,
    contentType: document.contentType,
    hasContent: hasContent(),
    elementCount: document.getElementsByTagName('*').length,
    heading: (document.querySelector('h1')?.textContent ?? '').slice(0, 512),
    text: readText(4_000),
    passwordFields: document.querySelectorAll('input[type=password]').length,
    challenge: findChallengeMarks(),
    links: listLinks(2_000),
  };
}

function readText(maxLength: number): string {
  const walker = document.createTreeWalker(document, NodeFilter.SHOW_TEXT);
  let text = '';
  for (let node = walker.nextNode(); node !== null && text.length < maxLength; node = walker.nextNode()) {
    if (isContentText(node)) text += ` ${(node.nodeValue ?? '').trim()}`;
  }
  return text.slice(0, maxLength);
}

/** Each URL once, in the order of the document. What `javascript:` or `mailto:` links do is no page. */
function listLinks(most: number): readonly string[] {
  const links = new Set<string>();
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]')) {
    const [url = ''] = link instanceof HTMLAnchorElement ? link.href.split('#', 1) : [];
    if (/^https?:/.test(url) && url.length <= 2_048 && !links.has(url) && isShown(link)) links.add(url);
    if (links.size >= most) break;
  }
  return [...links];
}

/** Elements that only a challenge itself has: the same firewalls put other scripts of theirs into every page. */
function findChallengeMarks(): string | null {
  const marks = [
    [
      'Cloudflare',
      '#challenge-running, #challenge-form, #cf-challenge-running, #challenge-error-text, script[src*="/cdn-cgi/challenge-platform/h/"][src*="orchestrate"]',
    ],
    ['AWS WAF', '#challenge-container ~ script, script[src*="token.awswaf.com"] ~ #challenge-container'],
    ['DataDome', 'iframe[src*="captcha-delivery.com"], script[src*="ct.captcha-delivery.com"]'],
    ['HUMAN', '#px-captcha, #px-captcha-wrapper'],
    ['Imperva', 'iframe[src*="_Incapsula_Resource"], iframe#main-iframe[src*="Incapsula"]'],
    ['Anubis', '#anubis_challenge, script[src*="/.within.website/x/cmd/anubis/"]'],
    ['Sucuri', 'script[src*="sucuri_cloudproxy"], #sucuri-firewall'],
    ['Akamai', '#sec-if-container, #sec-cpt-if, script[src*="/_sec/cp_challenge/"]'],
    ['Kasada', 'script[src*="/ips.js?"][src*="KP_UIDz"]'],
    ['F5', 'script[src^="/TSPD/"] ~ noscript, body[onload*="bobcmn"]'],
  ] as const;
  const found = marks.find(([, selector]) => document.querySelector(selector) !== null);
  if (found !== undefined) return found[0];
  const text = (document.body as HTMLElement | null)?.textContent ?? '';
  // F5's refusal is these sentences and nothing else; an article that quotes them has more to say.
  const isF5 =
    /^\s*The requested URL was rejected\. Please consult with your administrator\.\s*Your support ID is:? ?<?\d{6,}>?\s*(\[Go Back\])?\s*$/i.test(
      text,
    );
  return isF5 ? 'F5' : null;
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

function isShown(element: Element): boolean {
  return element.checkVisibility({ visibilityProperty: true });
}

/** Something to read, to use or to look at: anywhere in the tree, open shadow roots included. */
function hasContentIn(tree: Document | ShadowRoot): boolean {
  const walker = document.createTreeWalker(tree, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node instanceof Element ? isContentElement(node) : isContentText(node)) return true;
  }
  return false;
}

/** To assistive technology a widget is there that has no size for the eye; what plays by itself is heard. */
function isContentElement(element: Element): boolean {
  const content =
    'img, picture, svg, math, canvas, video, audio, iframe, frame, object, embed, a[href], area[href], button, summary, input:not([type=hidden]), select, textarea, meter, [tabindex]';
  const widgets =
    /^(button|checkbox|combobox|gridcell|heading|img|link|listbox|math|menuitem|menuitemcheckbox|menuitemradio|meter|option|radio|scrollbar|searchbox|slider|spinbutton|switch|tab|textbox|treeitem)$/;
  if (element.shadowRoot !== null && hasContentIn(element.shadowRoot)) return true;
  if (element.matches('audio[autoplay]')) return true;
  const isWidget = widgets.test(element.getAttribute('role') ?? '') && element.closest('[aria-hidden=true]') === null;
  return (isWidget || element.matches(content)) && isShown(element);
}

/** A sign that something is being loaded is nothing to read yet. */
function isContentText(text: Node): boolean {
  const words = (text.nodeValue ?? '').trim();
  const loading =
    /^(loading|please wait|just a moment|laden|lädt|bitte warten|chargement|cargando|carregando|caricamento|wird geladen|загрузка|加载中|読み込み中|로딩 중)[\s.…!]*$/i;
  if (words === '' || loading.test(words)) return false;
  const parent = text.parentElement;
  return parent === null || (!parent.matches('script, style, noscript, template, title') && isShown(parent));
}

function hasContent(): boolean {
  return document.childNodes.length > 0 && hasContentIn(document);
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

/** An element in the middle of fading in would be judged by colours that nobody is meant to read. */
function finishAnimations(): void {
  for (const animation of document.getAnimations()) {
    const end = animation.effect?.getComputedTiming().endTime;
    if (animation.playState === 'running' && typeof end === 'number' && Number.isFinite(end)) animation.finish();
  }
}
