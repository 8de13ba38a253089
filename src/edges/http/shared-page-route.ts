import { shareOf } from './guard-shares.ts';
import type { HttpApp } from './http-app.ts';
import { anyShare } from './shared-reads.ts';
import { sendPage } from './static-ui.ts';

/** The paths below a share link that its page shows (web/src/router.tsx). */
const sharedPath =
  /^\/s\/[^/]+(?:\/|\/scans\/[^/]+(?:\/(?:components|standards|pages(?:\/[^/]+)?|issues(?:\/[^/]+\/[^/]+)?|occurrences\/[^/]+))?)?$/u;

/** `GET /s/{token}`: the web interface, limited to what the link shows. A link that shows nothing gets 404. */
export function addSharedPageRoute(app: HttpApp): void {
  app.get('/s/*', { config: { scope: 'open', shared: anyShare }, schema: { hide: true } }, async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const isShown = shareOf(request) !== undefined && sharedPath.test(path);
    return sendPage(reply.code(isShown ? 200 : 404));
  });
}
