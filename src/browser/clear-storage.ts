import { awaitEnd } from './await-end.ts';
import type { ProtocolSession } from './protocol-call.ts';
import { send } from './protocol-call.ts';
import { resetHistory } from './reset-history.ts';

const clearMs = 5_000;
/** Everything that the browser keeps for sites, except the HTTP cache and compiled shaders. */
const storageTypes = [
  'cookies',
  'file_systems',
  'indexeddb',
  'local_storage',
  'service_workers',
  'cache_storage',
  'interest_groups',
  'shared_storage',
  'storage_buckets',
  'websql',
  'other',
].join(',');

/**
 * Removes what pages stored in the tab's browser context, of all sites: cookies, local and session storage, databases, caches,
 * files, service workers, and the window's name and history. The tab must be at an empty document, and nothing else may run
 * in its context. Throws when the browser does not confirm a step.
 */
export async function clearStorage(session: ProtocolSession): Promise<void> {
  await send(session, ['Network.clearBrowserCookies', {}], clearMs);
  // A value that is not an origin means all origins, including frames in other sites and the session storage.
  await send(session, ['Storage.clearDataForOrigin', { origin: '*', storageTypes }], clearMs);
  await awaitEnd(session, ['service_worker']);
  await send(session, ['Runtime.evaluate', { expression: 'void (window.name = "")' }], clearMs);
  await resetHistory(session);
}
