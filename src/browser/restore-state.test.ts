import { expect, it } from 'vitest';
import { restoreState } from './restore-state.ts';

/** The URLs that the cookies of a host are set for. */
async function listCookieUrls(host: string, origins: readonly string[]): Promise<readonly unknown[]> {
  const sent: unknown[] = [];
  const session = {
    send: async (
      _method: string,
      { cookies = [] }: { readonly cookies?: readonly { readonly url: string }[] } = {},
    ) => {
      sent.push(...cookies.map(({ url }) => url));
    },
    on: () => undefined,
    off: () => undefined,
    detach: async () => undefined,
  };
  const cookie = { name: 'sid', value: '1', host, path: '/', expires: -1, httpOnly: false, secure: false };
  const access = { origins: new Set(origins), headers: {}, state: { cookies: [cookie], storage: [] } };
  await restoreState({ session, openEmpty: async () => undefined }, access);
  return sent;
}

it.each([
  ['example.com', ['https://example.com'], 'https://example.com/'],
  ['example.com', ['https://example.com:8443'], 'https://example.com/'],
  ['example.com', ['http://example.com', 'https://example.com.other.org'], 'http://example.com/'],
  ['127.0.0.1', ['http://127.0.0.1', 'https://127.0.0.10'], 'http://127.0.0.1/'],
  ['[::1]', ['https://[::1]:8443'], 'https://[::1]/'],
])(
  'a cookie of %s is one of an https site only where an origin is exactly its host: %j',
  async (host, origins, url) => {
    expect(await listCookieUrls(host, origins)).toEqual([url]);
  },
);
