import { inPageCall } from './in-page-code.ts';
import { says } from '../texts/saying.ts';
import { PageFailure } from './page-failure.ts';
import type { ProtocolSession } from './protocol-call.ts';
import { send } from './protocol-call.ts';
import { resetHistory } from './reset-history.ts';
import type { StoredOrigin } from './stored-origin.ts';
import type { OriginStorage, SiteCookie } from './site-state.ts';
import type { TabAccess } from './tab-access.ts';

const file = new URL('in-page/restore-storage.ts', import.meta.url);
const restoreStorage = inPageCall<[StoredOrigin]>(file, 'restoreStorage');

const callMs = 10_000;

export type Restoring = {
  readonly session: ProtocolSession;
  /** Shows an empty document at the URL, without a request to its server. */
  readonly openEmpty: (url: string) => Promise<void>;
};

/**
 * Stores the state for the next page. The tab must have no stored data, and ends at an empty document. Throws
 * PageFailure.
 */
export async function restoreState({ session, openEmpty }: Restoring, { state, origins }: TabAccess): Promise<void> {
  const { cookies, storage } = state;
  if (cookies.length > 0)
    await send(
      session,
      ['Network.setCookies', { cookies: cookies.map((cookie) => describeCookie(cookie, origins)) }],
      callMs,
    );
  const used = storage.filter(hasContent);
  for (const { origin, ...stored } of used) {
    await openEmpty(`${origin}/`);
    // Its shape was checked when the sign-in was stored.
    const expression = restoreStorage(stored as unknown as StoredOrigin);
    const reply = await send(session, ['Runtime.evaluate', { expression, awaitPromise: true }], callMs);
    if (isException(reply)) throw new PageFailure('script_failed', says('sessions.storage_not_restored'));
  }
  if (used.length === 0) return;
  await openEmpty('about:blank');
  await resetHistory(session);
}

function hasContent({ localStorage, sessionStorage, indexedDB }: OriginStorage): boolean {
  return localStorage.length + sessionStorage.length + indexedDB.length > 0;
}

/** The cookie has no domain, so it belongs to its host alone. */
function describeCookie({ host, expires, sameSite, secure, ...cookie }: SiteCookie, origins: TabAccess['origins']) {
  const isSecure = secure || origins.values().some((origin) => isSecureHost(new URL(origin), host));
  return {
    ...cookie,
    secure,
    url: `${isSecure ? 'https' : 'http'}://${host}${cookie.path}`,
    ...(expires > 0 && { expires }),
    ...(sameSite !== undefined && { sameSite }),
  };
}

function isSecureHost({ protocol, hostname }: URL, host: string): boolean {
  return protocol === 'https:' && hostname === host;
}

function isException(reply: unknown): boolean {
  return typeof reply === 'object' && reply !== null && 'exceptionDetails' in reply;
}
