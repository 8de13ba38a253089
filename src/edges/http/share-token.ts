import type { IncomingMessage } from 'node:http';

const apiPath = /^\/api\/shared\/([^/?#]+)(.*)$/s;
const pagePath = /^\/s\/([^/?#]+)(.*)$/s;

const tokens = new WeakMap<IncomingMessage, string>();

/**
 * Takes the token of a share link out of the URL before anything else sees it, so that no route, log or error can show
 * it. `/api/shared/{token}/scans/…` continues as `/api/scans/…`: a link is read by the routes of the interface, within
 * what it shows (guard-shares.ts).
 */
export function takeShareToken(request: IncomingMessage): string {
  const url = request.url ?? '/';
  const [, apiToken, path = ''] = apiPath.exec(url) ?? [];
  if (apiToken !== undefined) {
    tokens.set(request, apiToken);
    return path === '' || path.startsWith('?') ? `/api/shared/token${path}` : `/api${path}`;
  }
  const [, pageToken, rest = ''] = pagePath.exec(url) ?? [];
  if (pageToken === undefined) return url;
  tokens.set(request, pageToken);
  return `/s/token${rest}`;
}

/** Undefined for requests that come with no share link. */
export function shareTokenOf({ raw }: { readonly raw: IncomingMessage }): string | undefined {
  return tokens.get(raw);
}
