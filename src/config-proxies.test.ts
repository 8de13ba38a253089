import { describe, expect, it } from 'vitest';
import { findScanProxies, readConfig, readInPlaceConfig } from './config.ts';

const inherited = { HTTP_PROXY: 'http://plain:3128', HTTPS_PROXY: 'http://secure:3129', NO_PROXY: 'corp.example' };

describe('the variables of proxies', () => {
  it('of most programs count for a scan in place, and never for a service', () => {
    expect(readConfig({}, inherited).network.proxies).toBeUndefined();
    expect(readInPlaceConfig(inherited).network.proxies).toMatchObject({
      http: { host: 'plain', port: 3128, variable: 'HTTP_PROXY' },
      https: { host: 'secure', port: 3129, variable: 'HTTPS_PROXY' },
      without: 'corp.example',
    });
  });

  it('in small letters come first, and an empty one is none', () => {
    const small = { http_proxy: 'small:1', https_proxy: '', no_proxy: 'small.example' };

    expect(findScanProxies({ ...inherited, ...small })).toMatchObject({
      http: { host: 'small', variable: 'http_proxy' },
      https: { host: 'secure' },
      without: 'small.example',
    });
    expect(findScanProxies({ HTTP_PROXY: '', NO_PROXY: '*' })).toBeUndefined();
  });

  it('of Curbcut count for a service, and for a scan before all others', () => {
    const own = { CURBCUT_NETWORK_PROXY: 'http://own:8', CURBCUT_NETWORK_NO_PROXY: 'x.example' };
    const expected = { http: { host: 'own', port: 8 }, https: { host: 'own', port: 8 }, without: 'x.example' };

    expect(readConfig({}, own).network.proxies).toMatchObject(expected);
    expect(readInPlaceConfig({ ...inherited, ...own }).network.proxies).toMatchObject(expected);
  });

  it.each([
    'https://ada:secret@proxy:3128',
    'socks5://ada:secret@proxy:1080',
    'http://ada:secret@',
    'http://ada:secret@ x',
  ])('name no other kind of proxy, and no message has the password: %s', (value) => {
    const message = 'HTTPS_PROXY cannot be used: must be the URL of an HTTP proxy, such as http://proxy.example:3128.';

    expect(() => findScanProxies({ HTTPS_PROXY: value })).toThrow(new Error(message));
  });
});
