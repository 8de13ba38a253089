import { describe, expect, it } from 'vitest';
import type { Sighting } from './compare-with-unknown.ts';
import {
  digestText,
  findSuspicion,
  judgeAgainstSibling,
  judgeAgainstUnknown,
  maskText,
} from './compare-with-unknown.ts';
import type { PageFacts } from '../browser/page-facts.ts';

const facts: PageFacts = {
  title: 'Prices',
  heading: 'Prices',
  text: 'What it costs to repair a bicycle in the spring. '.repeat(10),
  contentType: 'text/html',
  hasContent: true,
  elementCount: 10,
  passwordFields: 0,
  challenge: null,
  titleLength: 6,
};

function aPage(path: string, more: Partial<PageFacts> & { finalPath?: string; status?: number } = {}): Sighting {
  const { finalPath = path, status = 200, ...own } = more;
  const origin = 'https://example.com';
  return { askedUrl: `${origin}${path}`, finalUrl: `${origin}${finalPath}`, status, facts: { ...facts, ...own } };
}

const missing = { title: 'Oops', heading: 'Page not found', text: 'We looked everywhere. Request 4711.' };
const signIn = { title: 'Portal', heading: 'Portal', text: 'User Password Enter', passwordFields: 1 };

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

  it('seen at another address, led to the start, or asking for a password gives reason to ask', () => {
    expect(findSuspicion(aPage('/a'), true)).toBe('seen_elsewhere');
    expect(findSuspicion(aPage('/a', { finalPath: '/' }), false)).toBe('led_to_start');
    expect(findSuspicion(aPage('/reports', signIn), false)).toBe('password_form');
  });

  it('that is the start page or the sign-in page asked for gives none', () => {
    expect(findSuspicion(aPage('/', missing), true)).toBeUndefined();
    expect(findSuspicion(aPage('/login', signIn), false)).toBeUndefined();
    expect(findSuspicion(aPage('/register', signIn), false)).toBeUndefined();
    expect(findSuspicion(aPage('/shop', { ...signIn, text: 'Much to read. '.repeat(200) }), false)).toBeUndefined();
  });
});

describe('against the answer to an unknown address', () => {
  it('the same page is none, numbers and the address in it aside', () => {
    const page = aPage('/old', { ...missing, text: 'We looked everywhere for /old. Request 12.' });
    const unknown = aPage('/xyz', { ...missing, text: 'We looked everywhere for /xyz. Request 99.' });

    expect(judgeAgainstUnknown(page, unknown)).toMatchObject({ code: 'soft_not_found' });
  });

  it('the same password form everywhere asks to sign in', () => {
    expect(judgeAgainstUnknown(aPage('/a', signIn), aPage('/xyz', signIn))).toMatchObject({ code: 'auth_required' });
  });

  it('an article about 404 errors stands, and so does every page of a site that answers unknown ones with an error', () => {
    const article = aPage('/errors', {
      heading: '404 errors explained',
      text: 'A long story about servers and their moods.',
    });

    expect(judgeAgainstUnknown(article, aPage('/xyz', missing))).toBeUndefined();
    expect(judgeAgainstUnknown(aPage('/a', missing), aPage('/xyz', { ...missing, status: 404 }))).toBeUndefined();
  });
});

describe('against another listed address', () => {
  it('the same password form asks to sign in, the same true page does not', () => {
    expect(judgeAgainstSibling(aPage('/a', signIn), aPage('/b', signIn))).toMatchObject({ code: 'auth_required' });
    expect(judgeAgainstSibling(aPage('/a'), aPage('/b'))).toBeUndefined();
    expect(judgeAgainstSibling(aPage('/a', signIn), aPage('/b'))).toBeUndefined();
  });
});

it('a text is known again without its address, numbers and spaces', () => {
  expect(maskText(aPage('/a%20b', { title: 'T', text: 'See /a%20b or /a b:  7 of 12' }))).toBe('t see or : # of #');
});

it('a text is known again also at an address whose bytes are no UTF-8', () => {
  expect(maskText(aPage('/caf%E9', { title: 'T', text: 'See /caf%E9 now' }))).toBe('t see now');
});

it('a page has a digest, the same for the same text, but none where it is a start page or leads to one', () => {
  expect(digestText(aPage('/a', missing))).toBe(digestText(aPage('/b', missing)));
  expect(digestText(aPage('/', missing))).toBeNull();
  expect(digestText(aPage('/dead', { finalPath: '/' }))).toBeNull();
});
