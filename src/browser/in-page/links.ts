import type { PageLinks } from '../page-facts.ts';

/**
 * Lists the targets of the page's links, each URL once, in document order. It includes hidden links, because menus are
 * often closed. `javascript:` and `mailto:` links do not lead to pages.
 */
export function readLinks(trees: readonly (Document | ShadowRoot)[], most: number): PageLinks {
  const links = new Set<string>();
  const signOutLinks = new Set<string>();
  for (const tree of trees) {
    for (const link of tree.querySelectorAll('a[href], area[href], link[rel~="next"][href]')) {
      if (links.size >= most) break;
      const url = readUrl(link);
      if (url === undefined) continue;
      links.add(url);
      if (isSignOut(link)) signOutLinks.add(url);
    }
  }
  return { links: [...links], signOutLinks: [...signOutLinks], canonical: readCanonical() };
}

/** Returns the URL without its fragment. An SVG link has no text here. */
export function readUrl(link: Element): string | undefined {
  const isLink =
    link instanceof HTMLAnchorElement || link instanceof HTMLAreaElement || link instanceof HTMLLinkElement;
  const [url = ''] = isLink ? link.href.split('#', 1) : [];
  return /^https?:/.test(url) && url.length <= 2_048 ? url : undefined;
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
