/**
 * What of a page is there for its visitors. The functions are sent into the page as their own source text, together (see
 * settle-in-page.ts): they may use nothing but one another, their parameters and the DOM.
 */

export function isShown(element: Element): boolean {
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
export function isContentText(text: Node): boolean {
  const words = (text.nodeValue ?? '').trim();
  const loading =
    /^(loading|please wait|just a moment|laden|lädt|bitte warten|chargement|cargando|carregando|caricamento|wird geladen|загрузка|加载中|読み込み中|로딩 중)[\s.…!]*$/i;
  if (words === '' || loading.test(words)) return false;
  const parent = text.parentElement;
  return parent === null || (!parent.matches('script, style, noscript, template, title') && isShown(parent));
}

export function hasContent(): boolean {
  return document.childNodes.length > 0 && hasContentIn(document);
}

/** What `hasContent` needs, and what others read content with. */
export const contentParts: readonly unknown[] = [isShown, isContentText, isContentElement, hasContentIn, hasContent];
