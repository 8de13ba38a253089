import { describe, expect, it } from 'vitest';
import { parseOriginMap } from './origin-map.ts';
import type { OriginMap } from './origin-map.ts';

function originsOf(...mappings: readonly string[]): OriginMap {
  const parsed = parseOriginMap(mappings);
  if (!parsed.ok) throw new Error(parsed.saying.code);
  return parsed.origins;
}

const local = 'http://localhost:3000';
const preview = 'https://preview.example.app';
const production = 'https://www.example.com';

describe('an origin map', () => {
  const origins = originsOf(`${local}=${production}`, `${preview}/=${production}:443/`);

  it.each([
    [`${local}/`, `${production}/`],
    [`${preview}/a?b=c`, `${production}/a?b=c`],
    [`${production}/a`, `${production}/a`],
    ['http://localhost:30001/a', 'http://localhost:30001/a'],
    ['https://preview.example.app.evil.test/', 'https://preview.example.app.evil.test/'],
  ])('maps %s to %s', (url, mapped) => {
    expect(origins.map(url)).toBe(mapped);
  });

  it('lists all URLs of one page, the mapped one first', () => {
    const spellings = [`${production}/a`, `${local}/a`, `${preview}/a`];

    expect(origins.listSpellings(`${preview}/a`)).toEqual(spellings);
    expect(origins.listSpellings(`${production}/a`)).toEqual(spellings);
    expect(origins.listSpellings('https://other.test/a')).toEqual(['https://other.test/a']);
  });

  it('has the same text whatever the order of the mappings', () => {
    const turned = originsOf(`${preview}=${production}`, `${local}=${production}`);

    expect(turned.text).toBe(origins.text);
  });

  it.each([
    '',
    'x',
    'http://a.test',
    '=http://a.test',
    'http://a.test=',
    'http://a.test=http://b.test=http://c.test',
    'http://a.test/path=http://b.test',
    'http://user@a.test=http://b.test',
    'http://a.test?x=http://b.test',
    'ftp://a.test=http://b.test',
  ])('is refused when it is no pair of origins: "%s"', (text) => {
    expect(parseOriginMap([text])).toEqual({
      ok: false,
      saying: { code: 'fields.map_form' },
    });
  });

  it('maps an origin once and not through a third one', () => {
    expect(parseOriginMap([`${local}=${preview}`, `${local}=${production}`])).toMatchObject({ ok: false });
    expect(parseOriginMap([`${local}=${preview}`, `${preview}=${production}`])).toMatchObject({ ok: false });
    expect(parseOriginMap(Array.from({ length: 21 }, (_, port) => `http://a:${port + 1}=http://b`))).toMatchObject({
      ok: false,
    });
  });
});
