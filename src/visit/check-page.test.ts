import { describe, expect, it } from 'vitest';
import { aForm, goodFacts } from '../../test/contracts/make-sightings.ts';
import { describeAnswer } from '../browser/describe-answer.ts';
import { checkAnswer, checkDocument } from './check-page.ts';
import { sight } from './sighting.ts';
import type { PageFacts } from '../browser/page-facts.ts';
import { say } from '../texts/say.ts';
import { says } from '../texts/saying.ts';
import { wrong } from './wrong-page.ts';

const now = new Date('2026-01-01T00:00:00Z');
const asked = 'https://example.com/a';

function anAnswer(fields: { status?: number; finalUrl?: string; headers?: Record<string, string> } = {}) {
  return describeAnswer({
    status: 200,
    finalUrl: asked,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    ...fields,
  });
}

const check = (fields: Parameters<typeof anAnswer>[0]) => checkAnswer(anAnswer(fields), now);

describe('an answer', () => {
  it.each([
    ['HTML', {}],
    ['XHTML', { headers: { 'content-type': 'Application/XHTML+xml' } }],
    ['no type, which the browser finds out', { headers: {} }],
    ['a type that is none', { headers: { 'content-type': 'html' } }],
    ['another page of the site', { finalUrl: 'https://example.com/b' }],
    ['the same site with www', { finalUrl: 'https://www.example.com/a' }],
    ['the same site without encryption', { finalUrl: 'http://example.com/a' }],
    ['not changed', { status: 304 }],
    ['another site, which may ask to sign in', { finalUrl: 'https://example.org/' }],
    ['a challenge, which may let us through', { status: 403, headers: { 'cf-mitigated': 'challenge' } }],
  ])('may be the page that was asked for: %s', (_case, fields) => {
    expect(check(fields)).toBeUndefined();
  });

  it.each([
    ['not found', { status: 404 }, 'http_status', null],
    ['gone', { status: 410 }, 'http_status', null],
    ['an error of the server', { status: 500 }, 'http_status', null],
    ['a teapot', { status: 418 }, 'http_status', null],
    ['sign in', { status: 401 }, 'auth_required', null],
    ['sign in at a proxy', { status: 407 }, 'auth_required', null],
    ['too many requests', { status: 429 }, 'rate_limited', null],
    ['too many requests, for a while', { status: 429, headers: { 'retry-after': '7' } }, 'rate_limited', 7_000],
    [
      'too many requests, until a time',
      { status: 429, headers: { 'retry-after': 'Thu, 01 Jan 2026 00:00:30 GMT' } },
      'rate_limited',
      30_000,
    ],
    [
      'too many requests, until a time gone by',
      { status: 429, headers: { 'retry-after': 'Thu, 01 Jan 2015 00:00:30 GMT' } },
      'rate_limited',
      0,
    ],
    ['too many requests, in riddles', { status: 429, headers: { 'retry-after': 'soon' } }, 'rate_limited', null],
    ['a service out of order for a while', { status: 503, headers: { 'retry-after': '120' } }, 'http_status', 120_000],
    ['a gateway without a server', { status: 502 }, 'http_status', 1_000],
    ['a gateway that waits in vain', { status: 504 }, 'http_status', 1_000],
    ['a service out of order', { status: 503 }, 'http_status', 1_000],
    [
      'a file to be saved',
      { headers: { 'content-type': 'text/html', 'content-disposition': 'Attachment; filename=a.html' } },
      'download',
      null,
    ],
    ['a redirect to nowhere', { status: 302 }, 'redirect_invalid', null],
    [
      'a redirect to a letter',
      { status: 301, headers: { location: 'mailto:a@example.com' } },
      'redirect_invalid',
      null,
    ],
    ['a PDF', { headers: { 'content-type': 'application/pdf' } }, 'not_html', null],
    ['an image', { headers: { 'content-type': 'image/svg+xml; charset=utf-8' } }, 'not_html', null],
    ['plain text', { headers: { 'content-type': 'TEXT/PLAIN' } }, 'not_html', null],
  ])('is not the page: %s', (_case, fields, code, retryAfterMs) => {
    const found = check(fields);

    expect(found).toMatchObject({ code, retryAfterMs });
    expect(found && say('en', found.saying)).toMatch(/^[A-Z].*\.$/);
  });

  it('shows the status before the redirect that led to it', () => {
    expect(check({ status: 404, finalUrl: 'https://example.org/' })?.code).toBe('http_status');
  });
});

describe('a document', () => {
  type Seen = { documents?: number; finalUrl?: string; headers?: Record<string, string>; status?: number };
  const look = (
    facts: Partial<PageFacts>,
    { documents = 1, finalUrl = asked, headers = {}, status = 200 }: Seen = {},
  ) =>
    checkDocument(
      sight(asked, { answer: anAnswer({ finalUrl, headers, status }), facts: { ...goodFacts, ...facts }, documents }),
    );

  it('with content is the page', () => {
    expect(look({})).toBeUndefined();
    expect(look({ contentType: 'application/xhtml+xml', elementCount: 1_000_000 })).toBeUndefined();
  });

  it('that loaded itself again within the site is the page', () => {
    expect(look({}, { documents: 3, finalUrl: 'https://example.com/b' })).toBeUndefined();
  });

  it.each([
    ['left for another site', {}, { documents: 2, finalUrl: 'https://example.org/' }, 'navigated_away'],
    ['is something else to the browser', { contentType: 'text/plain' }, {}, 'not_html'],
    ['has too many elements', { elementCount: 1_000_001 }, {}, 'too_large'],
    ['unpacks to too much', { documentBytes: 1024 ** 3 }, {}, 'too_large'],
    ['stayed empty', { hasContent: false }, {}, 'empty_document'],
    ['is of another site', {}, { finalUrl: 'https://example.org/' }, 'redirected_off_site'],
    ['is of a name below the site', {}, { finalUrl: 'https://shop.example.com/' }, 'redirected_off_site'],
    ['is of another port', {}, { finalUrl: 'https://example.com:8443/' }, 'redirected_off_site'],
    ['has no address at all', {}, { documents: 2, finalUrl: 'about:blank' }, 'navigated_away'],
    ['led to a sign-in page', { signIn: aForm }, { finalUrl: 'https://example.com/login?next=a' }, 'auth_required'],
    ['led to a sign-in page elsewhere', { signIn: aForm }, { finalUrl: 'https://sso.example.org/' }, 'auth_required'],
  ])('that %s is not', (_case, facts, visit, code) => {
    const found = look(facts, visit);

    expect(found).toMatchObject({ code, retryAfterMs: null });
    expect(found && say('en', found.saying)).toMatch(/^[A-Z].*\.$/);
  });

  it('that asks for a password where it was asked for is the page', () => {
    expect(look({ signIn: aForm })).toBeUndefined();
    expect(look({ signIn: aForm }, { finalUrl: 'https://example.com/A/' })).toBeUndefined();
  });

  it.each([
    ['Cloudflare', { status: 403, headers: { 'cf-mitigated': 'challenge' } }],
    ['AWS WAF', { status: 405, headers: { 'x-amzn-waf-action': 'captcha' } }],
    ['AWS WAF', { status: 202, headers: { 'x-amzn-waf-action': 'challenge' } }],
    ['SiteGround', { status: 202, headers: { 'sg-captcha': 'challenge' } }],
    ['DataDome', { status: 403, headers: { 'x-datadome': 'protected' } }],
    ['Akamai', { status: 403, headers: { server: 'AkamaiGHost' } }],
    ['Imperva', { status: 403, headers: { 'x-iinfo': '1-2' } }],
  ])('that %s answered in place of the site is not, by its headers', (firewall, visit) => {
    expect(look({}, visit)).toEqual(wrong('bot_challenge', says('visits.challenge', { challenger: firewall })));
  });

  it.each([
    ['behind DataDome', { headers: { 'x-datadome': 'protected' } }],
    ['from Akamai', { headers: { server: 'AkamaiGHost' } }],
    ['behind Imperva', { headers: { 'x-cdn': 'Imperva', 'x-iinfo': '1-2' } }],
  ])('%s that is the site’s own is the page', (_case, visit) => {
    expect(look({}, visit)).toBeUndefined();
  });

  it('that carries the marks of a challenge is not, whatever its headers', () => {
    expect(look({ challenge: 'Anubis' })).toMatchObject({ code: 'bot_challenge' });
  });
});
