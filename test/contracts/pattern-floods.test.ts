import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PatternThread } from '../../src/finding-pages/crawl/pattern-thread.ts';
import type { OpenDatabase } from '../../src/adapters/db/open-database.ts';
import { openDatabase } from '../../src/adapters/db/open-database.ts';
import type { TestDatabase } from '../databases/test-databases.ts';
import { makeDatabase } from '../databases/test-databases.ts';
import type { Rest } from './ask-rest.ts';
import { openRest } from './ask-rest.ts';

/** Small when they are compiled, but each takes 100 ms to read. */
const slowToRead = Array.from({ length: 50 }, () => `re:(?i)[${String.raw`\pL\PL\pN`.repeat(54)}]`);
const patterns = new PatternThread({ budgetMs: 1_000 });
let testDatabase: TestDatabase;
let database: OpenDatabase;
let rest: Rest;

beforeAll(async () => {
  testDatabase = await makeDatabase('embedded', 'migrated');
  database = await openDatabase(testDatabase.location);
  rest = await openRest(database.db, { patterns });
});
afterAll(async () => {
  await rest.close();
  await patterns.close();
  await database.close();
  await testDatabase.remove();
});

const scan = (scope: object) => ({ sitemap_url: 'https://example.com/', scan_type: 'crawl', scope });
const post = async (url: string, payload: object, remoteAddress: string) =>
  rest.app.inject({ method: 'POST', url, payload, remoteAddress });

describe.each([
  ['/api/scans', scan],
  ['/api/schedules', (scope: object) => ({ scan: scan(scope), cron: '@daily' })],
])('requests to %s whose patterns take long to read', (path, body) => {
  it('wait for each other, and make others wait for one of them', async () => {
    const ends: string[] = [];
    const slow = { include: slowToRead, exclude: slowToRead };
    const flood = Array.from({ length: 12 }, async () => {
      const answer = await post(path, body(slow), '192.0.2.1');
      ends.push(`${answer.statusCode} ${answer.json<{ code: string }>().code}`);
      return answer;
    });
    // The first ones have been refused: the others wait.
    await Promise.any(flood);
    const usual = await post(path, body({ include: ['/news/**'], exclude: [] }), '192.0.2.2');
    ends.push(String(usual.statusCode));
    const answers = await Promise.all(flood);

    expect(ends.slice(0, 7)).toEqual(Array.from({ length: 7 }, () => '429 patterns_busy'));
    expect(ends.slice(7).filter((end) => end === '400 invalid_request')).toHaveLength(5);
    expect(ends.indexOf('201')).toBeLessThan(10);
    expect(answers.find(({ statusCode }) => statusCode === 429)?.headers['retry-after']).toBe('5');
    expect(answers.find(({ statusCode }) => statusCode === 400)?.json()).toMatchObject({
      detail: expect.stringContaining(
        'Must have simpler patterns: reading and matching them takes too long.',
      ) as string,
    });
  });
});
