/** Parameters that say where a page leads back to. */
const returnNames =
  /^(?:return|next|continue|redirect|dest|destination|target|goto|back|forward|callback|success|after|origin)(?:[-_]?(?:to|url|uri|path|page|target))?$|^(?:r|u|url|uri|to)$/i;

/**
 * Whether a URL led to a page of the site that is shown before the one that was asked for, and names it to return to, as
 * `/consent?return=/reports` does. A page whose path has that of the asked page in it, as one in another language has, is that page.
 */
export function isDetour(askedUrl: string, finalUrl: string): boolean {
  if (!URL.canParse(finalUrl)) return false;
  const [asked, final] = [new URL(askedUrl), new URL(finalUrl)];
  const wanted = withoutSlash(asked.pathname);
  if (wanted === '' || withoutSlash(final.pathname) === '') return false;
  if (withoutSlash(final.pathname).includes(wanted)) return false;
  return [...final.searchParams].some(([name, value]) => returnNames.test(name) && leadsTo(value, asked));
}

/** Of the same host, or a path. The query may be left out. */
function leadsTo(value: string, asked: URL): boolean {
  if (!URL.canParse(value, asked.href)) return false;
  const { host, pathname } = new URL(value, asked.href);
  return host === asked.host && withoutSlash(pathname) === withoutSlash(asked.pathname);
}

function withoutSlash(path: string): string {
  return path.replace(/\/$/, '').toLowerCase();
}
