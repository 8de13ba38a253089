import { deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { carriesText } from './carries-text.ts';

const password = 'pä$$ "w%41+\\ör&d/ 7';
const json = JSON.stringify({ user: 'ada', password });
const utf16 = Buffer.from(password, 'utf16le');

const spellings: readonly (readonly [name: string, data: string | Buffer])[] = [
  ['plain text', `p=${password}`],
  ['a form', new URLSearchParams({ password }).toString()],
  ['a URL', `https://other.example/?p=${encodeURIComponent(password)}`],
  ['a path that is encoded twice', `/${encodeURIComponent(encodeURIComponent(password))}`],
  ['every byte as a percent sequence', [...Buffer.from(password)].map((byte) => `%${byte.toString(16)}`).join('')],
  ['a form in Latin-1', [...Buffer.from(password, 'latin1')].map((byte) => `%${byte.toString(16)}`).join('')],
  ['JSON', json],
  ['JSON in ASCII', json.replaceAll('ä', String.raw`\u00e4`).replaceAll('ö', String.raw`\u00F6`)],
  ['JSON in JSON', JSON.stringify({ body: json })],
  ['JSON in a query', `?v=${encodeURIComponent(json)}`],
  ['base64', Buffer.from(password).toString('base64')],
  ['base64 of a user name and it', `Basic ${Buffer.from(`ada:${password}`).toString('base64')}`],
  ['base64 for URLs', `?v=${Buffer.from(`x${json}`).toString('base64url')}`],
  ['base64 in base64', Buffer.from(Buffer.from(password).toString('base64')).toString('base64')],
  [
    'base64 with line breaks',
    Buffer.from(json)
      .toString('base64')
      .replaceAll(/(.{20})/g, '$1\r\n'),
  ],
  ['base64 in a path', `/collect/${Buffer.from(password).toString('base64')}`],
  ['hexadecimal digits', `h=${Buffer.from(password).toString('hex')}`],
  ['UTF-16', utf16],
  ['UTF-16 in base64', utf16.toString('base64')],
  ['markup', `<b>${password.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('ä', '&#xe4;')}</b>`],
  ['the escape function', '%70p%E4%24%24%20%22w%2541+%5C%F6r%26d/%207'.replace('%70', '')],
  ['escapes of scripts', Array.from(password, (one) => `\\x${one.codePointAt(0)?.toString(16)}`).join('')],
  ['upper case', password.toUpperCase()],
  ['gzip', gzipSync(json)],
  ['deflate', deflateSync(json)],
  ['deflate without a head', deflateRawSync(json)],
  ['gzip in base64 in JSON', JSON.stringify({ events: gzipSync(json).toString('base64') })],
  ['deflate in base64 in a form', `d=${encodeURIComponent(deflateSync(json).toString('base64'))}`],
  [
    'a compressed file of a form',
    Buffer.concat([Buffer.from('--b\r\n\r\n'), gzipSync(json), Buffer.from('\r\n--b--')]),
  ],
  [
    'a compressed file of a form without a head of gzip',
    Buffer.concat([Buffer.from('--b\r\n\r\n'), deflateSync(json), Buffer.from('\r\n--b--')]),
  ],
  ['compressed bytes as text in JSON', JSON.stringify({ events: deflateSync(json).toString('latin1') })],
  ['gzip in gzip', gzipSync(gzipSync(json))],
  ['a file of a form', `--b\r\nContent-Disposition: form-data; name="f"; filename="x"\r\n\r\n${password}\r\n--b--`],
];

describe('a typed value in a request', () => {
  it.each(spellings)('is found in %s', (_name, data) => {
    expect(carriesText([Buffer.from(data)], [password])).toBe(true);
  });

  it('is found in one of several parts, and with line breaks as forms send them', () => {
    expect(carriesText([Buffer.from('GET'), Buffer.from('a=line+1%0D%0Aline+2')], ['line 1\nline 2'])).toBe(true);
  });

  it('is found whatever Unicode form it has', () => {
    expect(carriesText([Buffer.from('n='.concat('café-secret'.normalize('NFD')))], ['café-secret'])).toBe(true);
  });

  it('is not found where it is not', () => {
    const other = Buffer.from(`https://cdn.example/app.js?v=${'0a'.repeat(40)}&w=${'QUJD'.repeat(40)}`);
    expect(carriesText([other, gzipSync('something else')], [password])).toBe(false);
  });
});

describe('a short value', () => {
  it.each(['?pin=4711', '/4711/', '{"pin":"4711"}', 'NDcxMQ==', '%34711'])('is found on its own: %s', (data) => {
    expect(carriesText([Buffer.from(data)], ['4711'])).toBe(true);
  });

  it.each(['/app.a47110.js', '/v14711'])('is no part of a word: %s', (data) => {
    expect(carriesText([Buffer.from(data)], ['4711'])).toBe(false);
  });

  it.each(['', '7', 'en'])('counts from three characters: "%s"', (text) => {
    expect(carriesText([Buffer.from('/en/7/?v=7')], [text])).toBe(false);
  });
});

it('takes what is too long to be looked through for a carrier', () => {
  expect(carriesText([Buffer.alloc(5_000_000, 'x')], [password])).toBe(true);
  expect(carriesText([gzipSync(Buffer.alloc(5_000_000, 'x'))], [password])).toBe(true);
});
