import { describe, expect, it } from 'vitest';
import { aForm, aPage, aSignInForm } from '../../test/contracts/make-sightings.ts';

const led = (finalPath: string, signIn = aForm, path = '/reports') =>
  aSignInForm(path, { finalPath, signIn }).isLedToSignIn;

describe('a page that leads to another URL', () => {
  it.each([
    ['a form and nothing else, whatever the path says', '/eintritt', aForm],
    ['a form after some notes', '/eintritt', { ...aForm, otherText: 500, otherHeadings: 2 }],
    ['a form among offers, at a path that says so', '/login', { ...aForm, otherText: 1_400, otherHeadings: 5 }],
    ['a form among offers that keeps the page asked for', '/x?back=/reports', { ...aForm, otherText: 1_400 }],
    ['a dialog over the start page that keeps the page asked for', '/?next=%2Freports', { ...aForm, place: 'modal' }],
    ['a form that shows its password field in a second step', '/users/sign_in', { ...aForm, place: 'hidden' }],
  ] as const)('asks to sign in: %s', (_case, finalPath, signIn) => {
    expect(led(finalPath, signIn)).toBe(true);
  });

  it.each([
    ['a form in its header', '/en/reports', { ...aForm, place: 'chrome' }],
    ['a form in its header, at a path that says account', '/account/reports', { ...aForm, place: 'chrome' }],
    ['a form among much to read', '/shop', { ...aForm, otherText: 3_000 }],
    ['a form among many headings', '/shop', { ...aForm, otherHeadings: 8 }],
    ['a form before its main heading', '/en/reports', { ...aForm, isBeforeHeading: true }],
    ['a form that is not shown', '/en/reports', { ...aForm, place: 'hidden' }],
    ['a dialog that offers to sign in', '/en/reports', { ...aForm, place: 'modal' }],
  ] as const)('is right: %s', (_case, finalPath, signIn) => {
    expect(led(finalPath, signIn)).toBe(false);
  });

  it('is right where only the language, a slash or letter case differ', () => {
    expect(led('/de/', aForm, '/')).toBe(false);
    expect(led('/Portal/', aForm, '/portal')).toBe(false);
  });
});

describe('a page without a password field that another URL leads to', () => {
  const step = { signIn: null, text: 'Sign in\nEmail\nNext' };
  const isLed = (finalPath: string, more: Partial<typeof step & { readonly asksForUserName: boolean }> = {}) =>
    aPage('/reports', { finalPath, ...step, ...more }).isLedToSignIn;

  it.each([
    ['its path says sign-in and it keeps the page asked for', '/login?next=%2Freports', false],
    ['it has links to other services alone', '/auth/sso?ReturnUrl=/reports', false],
    ['its path says sign-in and it asks for a user name', '/u/login/identifier?state=8f', true],
    ['it keeps the page asked for and asks for a user name', '/eintritt?back=/reports', true],
  ])('asks to sign in: %s', (_case, finalPath, asksForUserName) => {
    expect(isLed(finalPath, { asksForUserName })).toBe(true);
  });

  it.each([
    ['its path alone says sign-in', '/login-help', false],
    ['it asks for a user name, and nothing else says so', '/people', true],
    ['it keeps the page asked for alone', '/consent?return=/reports', false],
    ['its path names a list of accounts, not a sign-in', '/accounts?from=/reports', false],
  ])('is right: %s', (_case, finalPath, asksForUserName) => {
    expect(isLed(finalPath, { asksForUserName })).toBe(false);
  });

  it('is right with much to read', () => {
    expect(isLed('/login?next=/reports', { text: 'How to sign in with a passkey. '.repeat(80) })).toBe(false);
  });

  it('is right where it was asked for', () => {
    expect(aPage('/login?next=/login', { ...step, asksForUserName: true }).isLedToSignIn).toBe(false);
  });
});

it('no form is no share', () => {
  expect(aSignInForm('/a', { signIn: null }).signIn).toBe('none');
});
