import type { PageLinks } from '../page-facts.ts';

/**
 * Lists the targets of the page's links, each URL once, in document order. It includes hidden links, because menus are
 * often closed. `javascript:` and `mailto:` links do not lead to pages.
 */
export function readLinks(trees: readonly (Document | ShadowRoot)[], most: number): PageLinks {
  const mostNamed = 20;
  const links = new Set<string>();
  const signOutLinks = new Set<string>();
  const scriptLinks = new Set<string>();
  for (const tree of trees) {
    for (const link of tree.querySelectorAll(linkSelector)) {
      if (links.size >= most) break;
      const url = readUrl(link);
      if (url !== undefined) links.add(url);
      if (url !== undefined && isSignOut(link)) signOutLinks.add(url);
    }
    for (const name of listScriptLinks(tree)) scriptLinks.add(name);
  }
  const named = [...scriptLinks].filter((name) => name !== '').slice(0, mostNamed);
  return { links: [...links], signOutLinks: [...signOutLinks], scriptLinks: named, canonical: readCanonical() };
}

/** The names of elements that navigate by a script, or may do so, to a target that cannot be known for sure. */
export function listScriptLinks(tree: Document | ShadowRoot): readonly string[] {
  const unsure = `${unsureSelector}, ${controlSelector}`;
  return [...tree.querySelectorAll(`${linkSelector}, ${unsure}`)]
    .filter(
      (link) => !link.matches(linkSelector) || isScriptLink(link) || (link.matches(unsure) && readHref(link) === ''),
    )
    .map(nameLink);
}

export const linkSelector =
  'a[*|href], area[href], link[rel~="next"][href], a[onclick], [role=link]:not(form), tr[data-href], [onclick][data-href]:not(form), [onclick*="location"]:not(form), [onclick*="open("]:not(form), [routerlink]:not(a[href]), select[onchange*="location"] option[value]';

/** Elements with a URL that only a script reads. It may be the target of a link, or of an action. */
export const unsureSelector =
  'button[data-href], [role=button][data-href], a[data-href]:not([href]), button[data-url], a[data-url]:not([href]), [tabindex][data-href], [tabindex][data-url], [onclick*="(\'/"], [onclick*=\'("/\']';

/** Controls of a navigation. Those that open something say so. */
export const controlSelector =
  ':is(nav, [role=navigation]):not(:has(a[href])) :is(button, [role=button], [role=menuitem]):not([aria-expanded], [aria-haspopup], [aria-controls], [type=submit], form *)';

/** Returns the URL without a fragment that names a place in a document. A fragment such as `#/prices` may be a route. */
export function readUrl(link: Element): string | undefined {
  const href = readHref(link);
  const [address = '', fragment = ''] = href.split(/(?=#)/, 2);
  const url = /^#[/!]/.test(fragment) && !isPlace(link, fragment) ? href : address;
  return /^https?:/.test(url) && url.length <= 2_048 ? url : undefined;
}

/** The absolute target, or an empty text. That of an SVG link is not resolved by the browser. */
export function readHref(link: Element): string {
  const href = link instanceof SVGAElement ? link.href.baseVal : link.getAttribute('href');
  const isPlaceholder = href === null || /^\s*(?:#?\s*$|javascript:)/i.test(href);
  const target = isPlaceholder ? readScriptTarget(link) : href;
  return target === '' ? '' : (URL.parse(target, link.baseURI)?.href ?? '');
}

/** The target that an attribute without a link's meaning names: `onclick="location.href = '/a'"`. */
export function readScriptTarget(link: Element): string {
  const navigation =
    /(?:\blocation(?:\.href)?\s*=(?!=)|\blocation\.(?:assign|replace)\s*\(|\bopen\s*\()\s*(["'])([^"'\s]+)\1\s*(?![\s+.])/;
  const code = `${link.getAttribute('onclick') ?? ''};${link.getAttribute('href') ?? ''}`;
  // A question before it says that the target changes something.
  if (/\bconfirm\s*\(/.test(code)) return '';
  const named = ['data-href', 'routerlink'].map((name) => link.getAttribute(name)).find((target) => target !== null);
  // An option of a menu that jumps.
  const value = link.localName === 'option' ? link.getAttribute('value') : null;
  return named ?? value ?? navigation.exec(code)?.[2] ?? '';
}

/** True for an element that is announced as a link, or navigates, without a target that can be read. */
export function isScriptLink(link: Element): boolean {
  if (readHref(link) !== '') return false;
  const code = `${link.getAttribute('onclick') ?? ''};${link.getAttribute('href') ?? ''}`;
  const navigates =
    /\blocation(?:\.href)?\s*=(?!=)|\blocation\.(?:assign|replace)\s*\(|javascript:\s*(?!void\b)[^\s;]/i.test(code);
  return navigates || link.matches('[role=link]:not([href]), a[onclick]:not([href])');
}

export function nameLink(link: Element): string {
  const name = link.getAttribute('aria-label') ?? link.textContent ?? '';
  return name.replaceAll(/\s+/g, ' ').trim().slice(0, 100);
}

/** True if an element of the document has the fragment as its id. */
export function isPlace(link: Element, fragment: string): boolean {
  const id = fragment.slice(1);
  return [id, decodeId(id)].some((name) => link.ownerDocument.getElementById(name) !== null);
}

export function decodeId(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    // Bytes that are not UTF-8 stay encoded.
    return id;
  }
}

/** Recognizes a sign-out link by its words, in the most common languages of sites. */
export function isSignOut(link: Element): boolean {
  const words =
    /^(log ?out|log ?off|sign ?out|sign ?off|abmelden|ausloggen|(se )?d[eé]connexion|se d[eé]connecter|cerrar sesi[oó]n|salir|esci|disconnetti(ti)?|uitloggen|afmelden|sair|terminar sess[aã]o|wyloguj( si[eę])?|odhl[aá]sit( se)?|logga ut|logg ut|log ud|kirjaudu ulos|выйти|выход|退出(登录)?|登出|ログアウト|サインアウト|로그아웃)$/i;
  const names = [link.textContent ?? '', link.getAttribute('aria-label') ?? '', link.getAttribute('title') ?? ''];
  return names.some((name) => name.length < 200 && words.test(name.replaceAll(/\s+/g, ' ').trim()));
}

export function readCanonical(): string | null {
  const link = document.querySelector('link[rel~="canonical"][href]');
  return link instanceof HTMLLinkElement && link.href.length <= 2_048 ? link.href : null;
}

/** The URLs that a document of an app may name as its start. */
export function readStartUrls(): readonly string[] {
  const base = document.querySelector('base[href]');
  const urls = [base instanceof HTMLBaseElement ? base.href : null, readCanonical()];
  return urls.filter((url) => url !== null).filter((url) => url.length <= 2_048);
}
