/** Parameters that contain the URL to return to. */
const returnNames =
  /^(?:return|next|continue|redirect|dest|destination|target|goto|back|forward|callback|success|after|origin)(?:[-_]?(?:to|url|uri|path|page|target))?$|^(?:r|u|url|uri|to)$/i;

/**
 * True if a URL led to a page that the site shows before the requested one, and whose URL names the requested one, such
 * as `/consent?return=/reports`. If its path contains the requested path, as that of another language does, it counts
 * as the requested page.
 */
export function isDetour(askedUrl: string, finalUrl: string): boolean {
  if (!URL.canParse(finalUrl)) return false;
  const [asked, final] = [new URL(askedUrl), new URL(finalUrl)];
  const wanted = withoutSlash(asked.pathname);
  if (wanted === '' || withoutSlash(final.pathname) === '') return false;
  if (withoutSlash(final.pathname).includes(wanted)) return false;
  return [...final.searchParams].some(([name, value]) => returnNames.test(name) && leadsTo(value, asked));
}

/** The value may be a URL of the same host or a path. It may omit the query. */
function leadsTo(value: string, asked: URL): boolean {
  if (!URL.canParse(value, asked.href)) return false;
  const { host, pathname } = new URL(value, asked.href);
  return host === asked.host && withoutSlash(pathname) === withoutSlash(asked.pathname);
}

function withoutSlash(path: string): string {
  return path.replace(/\/$/, '').toLowerCase();
}
