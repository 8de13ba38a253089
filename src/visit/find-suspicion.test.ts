import { describe, expect, it } from 'vitest';
import { aForm, aPage, aSignInForm } from '../../test/contracts/make-sightings.ts';
import { findSuspicion } from './find-suspicion.ts';

describe('a page', () => {
  it('like any other gives no reason to ask', () => {
    expect(findSuspicion(aPage('/prices'), false)).toBeUndefined();
  });

  it.each([
    ['Page not found', 'says_not_found'],
    ['Error 404', 'says_not_found'],
    ['Seite nicht gefunden', 'says_not_found'],
    ['Page introuvable', 'says_not_found'],
    ['Страница не найдена', 'says_not_found'],
    ['ページが見つかりません', 'says_not_found'],
  ])('that says "%s" gives reason to ask', (heading, suspicion) => {
    expect(findSuspicion(aPage('/a', { heading }), false)).toBe(suspicion);
  });

  it('with next to nothing to read gives reason to ask', () => {
    expect(findSuspicion(aPage('/a', { text: 'Sorry.' }), false)).toBe('very_short');
  });

  it('seen at another URL, led to the start, or asking for a password gives reason to ask', () => {
    expect(findSuspicion(aPage('/a'), true)).toBe('seen_elsewhere');
    expect(findSuspicion(aPage('/a', { finalPath: '/' }), false)).toBe('led_to_start');
    expect(findSuspicion(aSignInForm('/reports'), false)).toBe('password_form');
    expect(findSuspicion(aSignInForm('/authors/jane'), false)).toBe('password_form');
  });

  it('that is the start page or the sign-in page asked for is right', () => {
    const missing = { heading: 'Page not found', text: 'Sorry.' };

    expect(aPage('/', missing).isRightByUrl).toBe(true);
    expect(findSuspicion(aPage('/', missing), true)).toBeUndefined();
    expect(findSuspicion(aSignInForm('/login'), true)).toBeUndefined();
    expect(findSuspicion(aSignInForm('/users/sign_in'), true)).toBeUndefined();
    expect(findSuspicion(aSignInForm('/register.php'), true)).toBeUndefined();
  });

  it('with a form in its header is looked at like any other', () => {
    const signIn = { ...aForm, place: 'chrome' } as const;

    expect(findSuspicion(aPage('/a', { signIn }), false)).toBeUndefined();
    expect(findSuspicion(aPage('/a', { signIn, text: 'Sorry.' }), false)).toBe('very_short');
  });
});
