import { describe, expect, it } from 'vitest';
import { createAccessPolicy } from './access-policy.ts';

const none = { CURBCUT_AUTH: 'off', CURBCUT_TRUSTED_PROXIES: [], CURBCUT_AUTH_ADMINS: [] } as const;
const proxied = { ...none, CURBCUT_AUTH_HEADER: 'Remote-User', CURBCUT_TRUSTED_PROXIES: ['10.1.2.3', 'fd00::/8'] };

describe('access control', () => {
  it('is off by default', () => {
    expect(createAccessPolicy(none)).toBeUndefined();
  });

  it('is on for tokens, and for users that a proxy names', () => {
    expect(createAccessPolicy({ ...none, CURBCUT_AUTH: 'tokens' })).toEqual({ users: undefined });
    expect(createAccessPolicy(proxied)?.users?.header).toBe('remote-user');
  });

  it('makes all users administrators, unless some are named', () => {
    const all = createAccessPolicy(proxied)?.users;
    const some = createAccessPolicy({ ...proxied, CURBCUT_AUTH_ADMINS: ['ada'] })?.users;

    expect([all?.scopeOf('ada'), all?.scopeOf('bob')]).toEqual(['admin', 'admin']);
    expect([some?.scopeOf('ada'), some?.scopeOf('bob')]).toEqual(['admin', 'scan']);
  });

  it.each([
    ['a header without proxies', { ...proxied, CURBCUT_TRUSTED_PROXIES: [] }, /needs CURBCUT_TRUSTED_PROXIES/],
    ['proxies without a header', { ...proxied, CURBCUT_AUTH_HEADER: undefined }, /^CURBCUT_TRUSTED_PROXIES has no/],
    ['administrators without a header', { ...none, CURBCUT_AUTH_ADMINS: ['ada'] }, /^CURBCUT_AUTH_ADMINS has no/],
    ['every address as a proxy', { ...proxied, CURBCUT_TRUSTED_PROXIES: ['0.0.0.0/0'] }, /is every address/],
    ['every IPv6 address as a proxy', { ...proxied, CURBCUT_TRUSTED_PROXIES: ['::/0'] }, /is every address/],
    ['a name as a proxy', { ...proxied, CURBCUT_TRUSTED_PROXIES: ['proxy.internal'] }, /"proxy.internal" is not/],
    ['a range that is none', { ...proxied, CURBCUT_TRUSTED_PROXIES: ['10.0.0.0/33'] }, /"10.0.0.0\/33" is not/],
    ['a range with two ends', { ...proxied, CURBCUT_TRUSTED_PROXIES: ['10.0.0.0/8/8'] }, /is not an address/],
    ['a range without its length', { ...proxied, CURBCUT_TRUSTED_PROXIES: ['10.0.0.0/'] }, /is not an address/],
    ['a header of every client', { ...proxied, CURBCUT_AUTH_HEADER: 'Authorization' }, /"Authorization"\) cannot/],
    ['a header that names an address', { ...proxied, CURBCUT_AUTH_HEADER: 'X-Forwarded-For' }, /cannot be used/],
    ['a header with a space', { ...proxied, CURBCUT_AUTH_HEADER: 'Remote User' }, /cannot be used/],
    [
      'an administrator with two spaces',
      { ...proxied, CURBCUT_AUTH_ADMINS: ['ada  l'] },
      /AUTH_ADMINS \("ada {2}l"\) cannot/,
    ],
    ['an administrator with U+00A0', { ...proxied, CURBCUT_AUTH_ADMINS: ['root\u00A0'] }, /AUTH_ADMINS .* cannot/],
    ['a header with an underscore', { ...proxied, CURBCUT_AUTH_HEADER: 'Remote_User' }, /cannot be used/],
  ])('refuses %s in one sentence', (_what, given, sentence) => {
    expect(() => createAccessPolicy(given)).toThrow(sentence);
    expect(() => createAccessPolicy(given)).toThrow(/^[^\n]+\.$/);
  });
});
