import { awaitEnd } from './await-end.ts';
import type { ProtocolSession } from './protocol-call.ts';
import { send } from './protocol-call.ts';
import { resetHistory } from './reset-history.ts';

const clearMs = 5_000;
/**
 * Removes what pages stored in the tab's browser context, of all sites: cookies, local and session storage, databases, caches,
 * files, named buckets of these, service workers, and the window's name and history. The tab must be at an empty document, and nothing else may run
 * in its context. Throws when the browser does not confirm a step.
 */
export async function clearStorage(session: ProtocolSession): Promise<void> {
  await send(session, ['Network.clearBrowserCookies', {}], clearMs);
  // A value that is not an origin means all origins, including frames in other sites and the session storage. `all` leaves the HTTP
  // cache. A list of types, even of all that exist, empties buckets and leaves their names.
  await send(session, ['Storage.clearDataForOrigin', { origin: '*', storageTypes: 'all' }], clearMs);
  // On a busy machine, files that a page was still writing were there again after `all`.
  await send(session, ['Storage.clearDataForOrigin', { origin: '*', storageTypes: 'file_systems' }], clearMs);
  await awaitEnd(session, ['service_worker']);
  await send(session, ['Runtime.evaluate', { expression: 'void (window.name = "")' }], clearMs);
  await resetHistory(session);
}
