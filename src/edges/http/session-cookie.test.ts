import { expect, it } from 'vitest';
import { createSessionCookie } from './session-cookie.ts';

const session = 'a'.repeat(42) + '_';

it('no script can read the cookie, and no other site can send it', () => {
  const cookie = createSessionCookie(undefined);

  expect(cookie.write(session)).toBe(`curbcut-session=${session}; Max-Age=604800; Path=/; HttpOnly; SameSite=Strict`);
  expect(cookie.clear).toBe('curbcut-session=; Max-Age=0; Path=/; HttpOnly; SameSite=Strict');
});

it('under a public URL of https it is never sent unencrypted, nor set by another host of the domain', () => {
  const cookie = createSessionCookie(new URL('https://scans.example.com'));

  expect(cookie.write(session)).toMatch(/^__Host-curbcut-session=.*; Path=\/; HttpOnly; SameSite=Strict; Secure$/);
  expect(cookie.read(`curbcut-session=${session}`)).toBeUndefined();
});

it.each([
  [`curbcut-session=${session}`, session],
  [`a=b; curbcut-session=${session}; c=d`, session],
  [`a=b;curbcut-session=${session};c=d`, session],
  [`other-curbcut-session=${session}`, undefined],
  [`a=curbcut-session=${session}`, undefined],
  [`curbcut-session=${session}x`, undefined],
  ['curbcut-session=', undefined],
  [undefined, undefined],
])('is read from %s', (header, expected) => {
  expect(createSessionCookie(undefined).read(header)).toBe(expected);
});
