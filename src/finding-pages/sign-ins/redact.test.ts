import { describe, expect, it } from 'vitest';
import { createRedact } from './redact.ts';

const secret = 'Gr√n & "äpfel"+<7>/x';
const redact = createRedact([secret, 'hunter22!', 'sid 4f+aB/9c==', 'short']);

const encoded = encodeURIComponent(secret);
const hexOf = (text: string) => (text.codePointAt(0) ?? 0).toString(16);
const spell = (write: (character: string) => string) => Array.from(secret, write).join('');

const spellings: readonly (readonly [name: string, spelled: string])[] = [
  ['as it is', secret],
  ['in lower case', secret.toLowerCase()],
  ['in upper case', secret.toUpperCase()],
  ['in a URL', encoded],
  ['in a URL in lower case', encoded.toLowerCase()],
  ['in a form', new URLSearchParams({ v: secret }).toString().slice(2)],
  ['in a URL that encodes only what it must', new URL(`http://x/?${secret}`).search.slice(1)],
  ['in a URL that encodes all', Array.from(Buffer.from(secret), (byte) => `%${byte.toString(16)}`).join('')],
  ['in a URL within a URL', encodeURIComponent(encoded)],
  ['in a URL within a URL within a URL', encodeURIComponent(encodeURIComponent(encoded))],
  ['in the text of markup', secret.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')],
  ['in an attribute', secret.replaceAll('&', '&amp;').replaceAll('"', '&quot;')],
  ['in decimal entities', spell((character) => `&#${character.codePointAt(0)};`)],
  ['in hexadecimal entities', spell((character) => `&#X${hexOf(character)};`)],
  ['in named entities', secret.replaceAll('&', '&AMP;').replaceAll('+', '&plus;').replaceAll('/', '&sol;')],
  ['in entities within entities', spell((character) => `&amp;#${character.codePointAt(0)};`)],
  ['in entities within a URL', encodeURIComponent(spell((character) => `&#${character.codePointAt(0)};`))],
  ['in JSON', JSON.stringify(secret).slice(1, -1)],
  ['in JSON within JSON', JSON.stringify(JSON.stringify(secret)).slice(3, -3)],
  ['in JSON that escapes all', spell((character) => `\\u${hexOf(character).padStart(4, '0')}`)],
  ['in JSON in an attribute', JSON.stringify(secret).slice(1, -1).replaceAll('&', '&amp;').replaceAll('"', '&quot;')],
  ['in a URL in JSON', JSON.stringify(`/?q=${encoded}`).slice(5, -1).replaceAll('%', '\\u0025')],
  ['in a script', spell((character) => `\\u{${hexOf(character)}}`)],
  ['in a CSS string', secret.replaceAll('"', '\\"')],
  ['in a CSS selector', secret.replaceAll(/[^\w√ä]/gu, String.raw`\$&`)],
  ['in CSS codes', spell((character) => `\\${hexOf(character)} `)],
  ['in CSS codes of six digits', spell((character) => `\\${hexOf(character).padStart(6, '0')}`)],
  ['with other spaces', secret.replaceAll(' ', '\u00A0\n ')],
  ['with a space for a plus', secret.replaceAll('+', ' ')],
];

describe('a secret is replaced', () => {
  it.each(spellings)('%s', (_name, spelled) => {
    expect(redact(`a "${spelled}" b`)).toBe('a "[secret]" b');
  });

  it('at any depth, but not in names, which are ours', () => {
    expect(redact({ list: [`a ${secret}`, { 'hunter22!': encoded }], done: true })).toEqual({
      list: ['a [secret]', { 'hunter22!': '[secret]' }],
      done: true,
    });
  });

  it('with characters beyond the first plane, and as half of one, which no text keeps', () => {
    const hide = createRedact(['key-\u{1F511}-\u{1F512}', 'half-\uD83D-pair']);

    const spelled = [
      'key-\u{1F511}-\u{1F512}',
      String.raw`key-\ud83d\udd11-\ud83d\udd12`,
      'key-%F0%9F%94%91-%f0%9f%94%92',
    ];

    expect(spelled.map((text) => hide(text))).toEqual(['[secret]', '[secret]', '[secret]']);
    expect(hide('"half-\uFFFD-pair"')).toBe('"[secret]"');
  });

  it('where it begins with what looks like an escape, or is one of several that begin alike', () => {
    const hide = createRedact(['%41bcdef', 'token-1', 'token-1-long', '\\62 cdefg']);

    expect(hide('x=%41bcdef&y=%2541bcdef token-1-long token-1. \\62 cdefg')).toBe(
      'x=[secret]&y=[secret] [secret] [secret]. [secret]',
    );
  });
});

describe('what a cut left of a secret is replaced', () => {
  const filling = 'x'.repeat(100);

  it.each([
    ['at the end of a long text', `${filling} Gr√n & "ä`, `${filling} [secret]`],
    ['at the end of a long text, within an escape', `${filling} Gr%E2%88%9An%20%2`, `${filling} [secret]`],
    ['at the end of a long text, within an entity', `${filling} Gr√n &am`, `${filling} [secret]`],
    ['before a mark', 'Named "Gr√n & "ä…", as that', 'Named "[secret]…", as that'],
    ['before a mark, within an escape', 'To "/?Gr%E2%88%9An%20%2…"', 'To "/?[secret]…"'],
    ['before the mark of a stored text', 'Named Gr√n & "äpf […]', 'Named [secret] […]'],
    ['behind a mark', '…äpfel"+<7>/x > div', '…[secret] > div'],
  ])('%s', (_name, text, redacted) => {
    expect(redact(text)).toBe(redacted);
  });
});

describe('a site that stores much', () => {
  const tail = (index: number) => index.toString().padStart(6, '0');
  const alike = Array.from({ length: 1_500 }, (_none, index) => `${'a'.repeat(26)}${tail(index)}`);

  it('keeps no reader busy with secrets that begin alike', () => {
    expect(createRedact(alike)(`${'a'.repeat(50_000)}.`)).toBe(`${'a'.repeat(50_000)}.`);
    expect(createRedact(alike)(`a ${alike[700] ?? ''} b`)).toBe('a [secret] b');
  });

  it('has a long token replaced as one, and its parts at a cut', () => {
    const token = Array.from({ length: 1_000 }, (_none, index) => tail(index * 7919)).join('');
    const hide = createRedact([token]);

    expect(hide(`a ${token} b`)).toBe('a [secret] b');
    expect(hide(`…${token.slice(100)} > div`)).toBe('…[secret] > div');
  });
});

describe('other texts stay', () => {
  it.each([
    ['what is part of words', 'a shortcut'],
    ['the start of a secret where nothing was cut', 'Every hunter, and Gr√n & "ä'],
    ['the start of a secret in front of something else', 'hunter22?'],
    ['escapes of something else', '%E0%A4 &#xFFFFFF; &nope; \\u{110000} \\'],
  ])('%s', (_name, text) => {
    expect(redact(text)).toBe(text);
  });

  it('values that are no texts', () => {
    const value = { none: null, count: 3, bytes: Buffer.from('hunter22!') };

    expect(redact(value)).toEqual(value);
  });

  it('any text, without secrets', () => {
    expect(createRedact(['', 'short', '      '])('short      ')).toBe('short      ');
  });
});

describe('no text keeps the reader busy', () => {
  it.each([
    ['percent signs', '%25'.repeat(50_000)],
    ['codes within codes', `%${'25'.repeat(70_000)}`],
    ['entities', '&amp;'.repeat(30_000)],
    ['backslashes', '\\'.repeat(100_000)],
    ['spaces', `sid${' '.repeat(100_000)}.`],
    ['the start of a secret', `${'hunter2'.repeat(20_000)}.`],
  ])('%s', (_name, text) => {
    expect(redact(text) === text).toBe(true);
  });
});
