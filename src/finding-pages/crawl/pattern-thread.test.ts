import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PatternThread, PatternsTooSlow } from './pattern-thread.ts';

/** Each is legal for RE2, and has 4,753 instructions that all run at each character. */
const slow = Array.from({ length: 50 }, () => String.raw`re:(?:\b|\B|.){950}[x-z]`);
const longUrls = Array.from({ length: 20 }, (_, index) => `https://site.test/${index}${'a'.repeat(2_000)}`);
const news = { include: ['/news/**'], exclude: ['*.pdf'] };

describe('the thread of patterns', () => {
  let patterns: PatternThread;
  beforeEach(() => {
    patterns = new PatternThread({ budgetMs: 2_000 });
  });
  afterEach(async () => patterns.close());

  it('ends patterns that take too long, while others get their turn', async () => {
    const ends: string[] = [];
    const note = (name: string) => () => ends.push(name);
    const thrown = patterns.match({ include: [], exclude: slow }, longUrls).catch((error: unknown) => error);
    void thrown.then(note('slow'));
    const inThisThread = Promise.resolve().then(note('this thread'));
    const judged = await patterns.match(news, ['https://example.com/news/a', 'https://example.com/news/a.pdf']);

    await inThisThread;

    expect(await thrown).toBeInstanceOf(PatternsTooSlow);
    expect(ends).toEqual(['this thread', 'slow']);
    expect(judged).toEqual([undefined, { rule: 'excluded', pattern: '*.pdf' }]);
  });

  it('answers a call between the batches of one with many URLs', async () => {
    const ends: string[] = [];
    const many = Array.from({ length: 2_000 }, (_, index) => `https://example.com/news/${index}`);

    const first = patterns.match(news, many).then((judged) => ends.push(`${judged.length} URLs`));
    const second = patterns.match(news, ['https://example.com/']).then((judged) => ends.push(`${judged.length} URL`));
    await Promise.all([first, second]);

    expect(ends).toEqual(['1 URL', '2000 URLs']);
  });

  it('gives each scan its turn, however much one of them asks', async () => {
    const ends: string[] = [];
    const ask = async (id: string, name: string) => {
      await patterns.match(news, [`https://example.com/news/${name}`], { kind: 'scan', id });
      ends.push(name);
    };

    await Promise.all([...['a1', 'a2', 'a3', 'a4'].map((name) => ask('a', name)), ask('b', 'b1'), ask('c', 'c1')]);

    expect(ends).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'a4']);
  });

  it('refuses patterns that are too large together, and names those that cannot be read', async () => {
    const usual = Array.from({ length: 50 }, (_, index) => `/some/folder-of-usual-length/${index}/**`);

    expect(await patterns.check({ include: usual, exclude: usual }, 'Ada')).toEqual([]);
    expect(await patterns.check({ include: ['/a', 're:('], exclude: ['re:(a)\\1'] }, 'Ada')).toEqual([
      { path: ['include', 1], saying: { code: 'fields.expression', facts: { reason: expect.any(String) } } },
      { path: ['exclude', 0], saying: { code: 'fields.expression', facts: { reason: expect.any(String) } } },
    ]);
    expect(await patterns.check({ include: ['/a'], exclude: slow }, 'Ada')).toEqual([
      { path: ['exclude', 2], saying: { code: 'fields.patterns_large' } },
    ]);
  });

  it.each([
    ['rules that take minutes', `User-agent: *\nDisallow: /${'*'.repeat(500_000)}b`],
    ['agents and rules that fill the memory', `${'User-agent: *\n'.repeat(18_000)}${'Disallow: /a\n'.repeat(18_000)}`],
  ])('ends for a robots.txt with %s', async (_what, text) => {
    const file = { url: 'https://site.test/robots.txt', text };

    await expect(patterns.robots(file, longUrls)).rejects.toThrow(PatternsTooSlow);
    expect(await patterns.match(news, ['https://example.com/news/'])).toEqual([undefined]);
  });
});
