export function isShown(element: Element): boolean {
  return Element.prototype.checkVisibility.call(element, { visibilityProperty: true });
}

/** True if an element is not only laid out but also not transparent. */
export function isOpaque(element: Element): boolean {
  return Element.prototype.checkVisibility.call(element, { visibilityProperty: true, opacityProperty: true });
}

/** A form control named `closest` hides the method. So this calls the prototype's method, as do the functions below. */
export function findClosest(element: Element, selector: string): Element | null {
  return Element.prototype.closest.call(element, selector);
}

export function isMatch(element: Element, selector: string): boolean {
  return Element.prototype.matches.call(element, selector);
}

export function readRole(element: Element): string {
  return (Element.prototype.getAttribute.call(element, 'role') ?? '').trim();
}

/** True if the tree, including shadow roots, has content to read, use or look at that `sees` accepts. */
export function hasContentIn(tree: Document | ShadowRoot | Element, sees = isShown): boolean {
  const walker = document.createTreeWalker(tree, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node instanceof Element ? isContentElement(node, sees) : isContentText(node, sees)) return true;
  }
  return false;
}

/** Assistive technology exposes widgets that have no visible size, and audio that plays by itself is audible. */
export function isContentElement(element: Element, sees = isShown): boolean {
  const content =
    'img, picture, svg, math, canvas, video, audio, iframe, frame, object, embed, hr, details, progress, a[href], area[href], button, summary, input:not([type=hidden]), select, textarea, meter, [tabindex]';
  const widgets =
    /^(button|checkbox|combobox|gridcell|heading|img|link|listbox|math|menuitem|menuitemcheckbox|menuitemradio|meter|option|progressbar|radio|scrollbar|searchbox|slider|spinbutton|switch|tab|textbox|treeitem)$/;
  if (element.shadowRoot instanceof ShadowRoot && hasContentIn(element.shadowRoot, sees)) return true;
  if (isMatch(element, 'audio[autoplay]')) return true;
  // A progress bar with a value is content. Without one, it shows that the page is loading.
  if (isMatch(element, '[role=progressbar]:not([aria-valuenow])')) return false;
  const isWidget = widgets.test(readRole(element)) && findClosest(element, '[aria-hidden=true]') === null;
  return (isWidget || isMatch(element, content)) && sees(element);
}

/** A loading message is not text to read. */
export function isContentText(text: Node, sees = isShown): boolean {
  const words = (text.nodeValue ?? '').trim();
  const loading =
    /^(loading|please wait|just a moment|laden|lädt|bitte warten|chargement|cargando|carregando|caricamento|wird geladen|загрузка|加载中|読み込み中|로딩 중)[\s.…!]*$/i;
  if (words === '' || loading.test(words)) return false;
  const parent = text.parentElement;
  return parent === null || (!isMatch(parent, 'script, style, noscript, template, title') && sees(parent));
}

export function hasContent(): boolean {
  return document.childNodes.length > 0 && hasContentIn(document);
}

/** The content of such a page is usually still to come. For example, the code of its route has arrived but not run. */
export function isMainEmpty(): boolean {
  const mains = [...document.querySelectorAll('main, [role=main]')].filter(isShown);
  return mains.length > 0 && !mains.some((main) => isOpaque(main) && hasContentIn(main));
}

/** Lists the document and its open shadow roots. For a very large document, only the first ones. */
export function listTrees(): readonly (Document | ShadowRoot)[] {
  const trees: (Document | ShadowRoot)[] = [document];
  for (let index = 0; index < trees.length && index < 5_000; index += 1) {
    const elements = trees[index]?.querySelectorAll('*') ?? [];
    for (const { shadowRoot } of elements) if (shadowRoot instanceof ShadowRoot) trees.push(shadowRoot);
  }
  return trees;
}

/**
 * Checks weaker signs for a page without other content: elements with a role for assistive technology but no text, and
 * pictures or text from style sheets. Busy elements do not count yet.
 */
export function isExposedOrPainted(trees: readonly (Document | ShadowRoot)[]): boolean {
  let left = 5_000;
  for (const tree of trees) {
    for (const element of tree.querySelectorAll('*')) {
      left -= 1;
      if (left < 0) return false;
      if (findClosest(element, '[aria-busy=true], head') !== null || !isShown(element)) continue;
      if (isExposed(element) || isPainted(element)) return true;
    }
  }
  return false;
}

/** True for landmarks, live regions, lists, tables and headings, even if empty. */
export function isExposed(element: Element): boolean {
  const native =
    'main, nav, aside, header, footer, article, section[aria-label], section[aria-labelledby], form[aria-label], form[aria-labelledby], li, dt, dd, td, th, fieldset, output, dialog, h1, h2, h3, h4, h5, h6';
  if (findClosest(element, '[aria-hidden=true]') !== null) return false;
  if (isMatch(element, '[aria-live]:not([aria-live=off])')) return true;
  const role = readRole(element);
  return role === '' ? isMatch(element, native) : !/^(presentation|none|generic|progressbar)$/.test(role);
}

/** True for a background picture of an element or of the whole page, or for text from a style sheet. */
export function isPainted(element: Element): boolean {
  const picture = /url\(|image-set\(/;
  const { backgroundImage } = getComputedStyle(element);
  const { width, height } = Element.prototype.getBoundingClientRect.call(element);
  const isBox = width >= 4 && height >= 4 && backgroundImage !== 'none';
  if (element === document.body || element === document.documentElement ? picture.test(backgroundImage) : isBox)
    return true;
  return ['::before', '::after'].some((pseudo) => {
    const { content, display } = getComputedStyle(element, pseudo);
    const text = content.replaceAll(/["'\s]/g, '');
    return display !== 'none' && text !== '' && text !== 'none' && text !== 'normal' && text !== '...' && text !== '…';
  });
}
