/** The token of the share link that the page was opened by. Undefined: this is the whole interface. */
const token = typeof location === 'undefined' ? undefined : /^\/s\/([^/]+)/u.exec(location.pathname)?.[1];

/** True if the page shows a part of a scan to a reader without an account. */
export const isShared = token !== undefined;

/** The path of the interface below which the pages of this link are. */
export const basePath = token === undefined ? '/' : `/s/${token}`;

/** A link reads at other paths what the interface reads below `/api`. */
export function apiPath(path: string): string {
  return token === undefined ? path : `/api/shared/${token}${path.slice('/api'.length)}`;
}
