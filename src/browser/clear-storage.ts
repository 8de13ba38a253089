import { awaitEnd } from './await-end.ts';
import type { ProtocolSession } from './protocol-call.ts';
import { send } from './protocol-call.ts';
import { resetHistory } from './reset-history.ts';

const clearMs = 5_000;
/**
 * Removes all that pages of any site stored in the tab's browser context: cookies, local and session storage,
 * databases, caches, files, storage buckets, service workers, and the window's name and history. The tab must show an
 * empty document, and nothing else may run in its context. Throws if the browser does not confirm a step.
 */
export async function clearStorage(session: ProtocolSession): Promise<void> {
  await send(session, ['Network.clearBrowserCookies', {}], clearMs);
  // A value that is not an origin means all origins, including frames of other sites and the session storage. `all`
  // does not clear the HTTP cache. A list of all types would clear buckets but keep their names.
  await send(session, ['Storage.clearDataForOrigin', { origin: '*', storageTypes: 'all' }], clearMs);
  // Files that a page was still writing reappeared after `all` on a busy machine.
  await send(session, ['Storage.clearDataForOrigin', { origin: '*', storageTypes: 'file_systems' }], clearMs);
  await awaitEnd(session, ['service_worker']);
  await send(session, ['Runtime.evaluate', { expression: 'void (window.name = "")' }], clearMs);
  await resetHistory(session);
}
