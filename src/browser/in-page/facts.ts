import type { SettledPage, SignInFacts } from '../page-facts.ts';
import { findClosest, hasContent, isContentText, isExposedOrPainted, isShown, listTrees } from './content.ts';

/** The facts that distinguish a page from others. This works in a document without scripts too: it waits for nothing. */
export function readFacts(): SettledPage {
  const { title } = document;
  const trees = listTrees();
  return {
    title: title.slice(0, 512),
    titleLength: title.length,
    contentType: document.contentType,
    hasContent: hasContent() || isExposedOrPainted(trees),
    elementCount: document.getElementsByTagName('*').length,
    heading: (document.querySelector('h1')?.textContent ?? '').slice(0, 512),
    text: readText(trees, 200_000),
    media: readMedia(trees, 50_000),
    signIn: readSignIn(trees),
    challenge: findChallengeMarks(),
    links: listLinks(2_000),
  };
}

export function readText(trees: readonly (Document | ShadowRoot)[], maxLength: number): string {
  const lines: string[] = [];
  let [length, left] = [0, 100_000];
  for (const tree of trees) {
    const walker = document.createTreeWalker(tree, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null && length < maxLength && left > 0; node = walker.nextNode()) {
      left -= 1;
      if (!isContentText(node)) continue;
      const line = (node.nodeValue ?? '').replaceAll(/\s+/g, ' ').trim();
      lines.push(line);
      length += line.length + 1;
    }
  }
  return lines.join('\n').slice(0, maxLength);
}

/** Without queries: those more often count visits than name another picture. */
export function readMedia(trees: readonly (Document | ShadowRoot)[], maxLength: number): string {
  const lines: string[] = [];
  let length = 0;
  for (const tree of trees) {
    for (const element of tree.querySelectorAll('img, iframe, frame, video, audio, source, object, embed, image')) {
      if (length >= maxLength) break;
      const url = ['src', 'data', 'href', 'srcset'].map((name) => element.getAttribute(name)).find(Boolean) ?? '';
      const path = url.startsWith('data:') ? url.slice(0, 200) : url.replace(/[?#].*$/s, '').slice(-200);
      const name = element.getAttribute('alt') ?? element.getAttribute('title') ?? '';
      const line = `${element.localName} ${path} ${name}`.replaceAll(/\s+/g, ' ').slice(0, 500);
      lines.push(line);
      length += line.length + 1;
    }
  }
  return lines.join('\n').slice(0, maxLength);
}

/** Each URL once, in the order of the document. `javascript:` and `mailto:` links lead to no page. */
export function listLinks(most: number): readonly string[] {
  const links = new Set<string>();
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]')) {
    const [url = ''] = link instanceof HTMLAnchorElement ? link.href.split('#', 1) : [];
    if (/^https?:/.test(url) && url.length <= 2_048 && !links.has(url) && isShown(link)) links.add(url);
    if (links.size >= most) break;
  }
  return [...links];
}

/** The forms that ask for a password, and the rest of the page. */
export function readSignIn(trees: readonly (Document | ShadowRoot)[]): SignInFacts | null {
  const fields = trees.flatMap((tree) => [...tree.querySelectorAll('input[type=password]')]);
  const first = fields.find(isShown) ?? fields[0];
  if (first === undefined) return null;
  const forms = fields.map(findForm);
  const isOther = (node: Element) =>
    findChrome(node) === null && !forms.some((form) => Node.prototype.contains.call(form, node));
  const headings = trees
    .flatMap((tree) => [...tree.querySelectorAll('h1, h2, h3, h4, h5, h6, [role=heading]')])
    .filter((heading) => isShown(heading) && (heading.textContent ?? '').trim() !== '' && isOther(heading));
  const main = headings.find((heading) => heading.localName === 'h1') ?? headings[0];
  const form = findForm(first);
  return {
    place: findPlace(first, form),
    otherText: countText(trees, (parent) => findClosest(parent, 'a[href], button') === null && isOther(parent)),
    otherHeadings: headings.length,
    isBeforeHeading:
      main !== undefined &&
      (Node.prototype.compareDocumentPosition.call(form, main) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
  };
}

/** The nearest part of the page that also has a button: a form element may hold the whole page. */
export function findForm(field: Element): Element {
  const root = field.getRootNode() as Document | ShadowRoot; // it is in one of the trees
  const buttons = root.querySelectorAll('button, input[type=submit], input[type=image], [role=button]');
  const hasButton = (part: Element) => [...buttons].some((button) => Node.prototype.contains.call(part, button));
  let part = parentOf(field);
  while (part !== null && part !== document.body && !hasButton(part)) part = parentOf(part);
  if (part !== null && part !== document.body) return part;
  return findClosest(field, 'form') ?? parentOf(field) ?? field;
}

export function parentOf(element: Element): Element | null {
  const { parentNode } = Object.getOwnPropertyDescriptors(Node.prototype);
  const parent: unknown = parentNode.get?.call(element);
  return parent instanceof Element ? parent : null;
}

export function findPlace(field: Element, form: Element): SignInFacts['place'] {
  if (!isShown(field)) return 'hidden';
  const dialog = findClosest(form, 'dialog, [role=dialog], [role=alertdialog], [aria-modal=true]');
  if (dialog !== null)
    return dialog.matches(':modal') || dialog.getAttribute('aria-modal') === 'true' ? 'modal' : 'chrome';
  return findChrome(form) === null ? 'page' : 'chrome';
}

/** The part that pages of a site have in common; not the header of an article. */
export function findChrome(element: Element): Element | null {
  const landmark = findClosest(
    element,
    'nav, aside, [role=banner], [role=navigation], [role=contentinfo], [role=complementary], [role=search], [popover]',
  );
  if (landmark !== null) return landmark;
  const edge = findClosest(element, 'header, footer');
  return edge === null || findClosest(edge, 'main, article, section, [role=main]') !== null ? null : edge;
}

export function countText(trees: readonly (Document | ShadowRoot)[], counts: (parent: Element) => boolean): number {
  let [length, left] = [0, 20_000];
  for (const tree of trees) {
    const walker = document.createTreeWalker(tree, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null && length < 10_000 && left > 0; node = walker.nextNode()) {
      left -= 1;
      const parent = node.parentElement;
      if (parent !== null && isContentText(node) && counts(parent)) length += (node.nodeValue ?? '').trim().length;
    }
  }
  return length;
}

/** Elements that only a challenge page has: the same firewalls add other scripts to every page. */
export function findChallengeMarks(): string | null {
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
  // F5's refusal consists of these sentences; an article that quotes them has more text.
  const isF5 =
    /^\s*The requested URL was rejected\. Please consult with your administrator\.\s*Your support ID is:? ?<?\d{6,}>?\s*(\[Go Back\])?\s*$/i.test(
      text,
    );
  return isF5 ? 'F5' : null;
}
