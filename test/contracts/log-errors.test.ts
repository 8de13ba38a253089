import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import { describe, expect, it } from 'vitest';
import { PatternThread } from '../../src/finding-pages/crawl/pattern-thread.ts';
import { createLog } from '../../src/edges/cli/create-log.ts';
import { serializeError } from '../../src/edges/cli/serialize-error.ts';
import type { Database } from '../../src/adapters/db/schema.ts';
import { FolderStore } from '../../src/adapters/files/folder-store.ts';
import { createHttpApp } from '../../src/edges/http/create-http-app.ts';
import { onEachDatabase } from '../databases/each-database.ts';
import { aScan, catalog } from './make-scans.ts';

const content = 'Text of a scanned page';

const aLog = async (): Promise<{ readonly log: Logger; readonly written: () => string }> => {
  let written = '';
  const log = await createLog({ level: 'trace', format: 'json' }, { write: (line) => (written += line) });
  return { log, written: () => written };
};

/** Each is refused by the database, which is given the page's text. */
const statements: readonly (readonly [string, string, (db: Database) => Promise<unknown>])[] = [
  ['a value of the wrong type', '22P02', async (db) => sql`select ${content}::uuid`.execute(db)],
  ['a syntax error', '42601', async (db) => sql.raw(`select '${content}' frm "${content}"`).execute(db)],
  [
    'a key that exists',
    '23505',
    async (db) =>
      sql`insert into settings (key, value) values (${content}, '1'), (${content}, to_json(${content}::text)::jsonb)`.execute(
        db,
      ),
  ],
  [
    'a row that breaks a rule',
    '23514',
    async (db) => {
      const scan = await aScan(db);
      await sql`update scans set status = 'none', tag = ${content} where id = ${scan.id}`.execute(db);
    },
  ],
];

onEachDatabase('the log of a failed statement', (open) => {
  it.each(statements)(
    'has the code of %s and where it came from, and nothing of the page',
    async (_case, code, run) => {
      const { db } = await open();
      const { log, written } = await aLog();
      const cause = await run(db).catch((error: unknown) => error);

      log.error({ err: cause }, 'directly');
      log.warn({ err: new Error('A result could not be written.', { cause }) }, 'as a cause');

      expect(JSON.stringify(cause, Object.getOwnPropertyNames(cause))).toContain(content);
      expect(written()).not.toContain(content);
      expect(written().match(new RegExp(`"code":"${code}"`, 'g'))).toHaveLength(2);
      expect(written()).toContain('A result could not be written.');
      expect(written()).toContain('    at ');
    },
  );

  it('has nothing of the page in an answer of the REST interface either', async () => {
    const { db } = await open();
    const { log, written } = await aLog();
    const app = await createHttpApp({
      patterns: new PatternThread(),
      db,
      screenshots: new FolderStore(join(tmpdir(), 'curbcut-no-screenshots')),
      catalog,
      build: { version: '0.0.0', commit: 'unknown' },
      now: () => new Date(),
      wakeWorker: () => undefined,
      wakeJobs: () => undefined,
      log,
      closing: new AbortController().signal,
      allowedHosts: [],
    });
    app.get('/test/fails', { config: { scope: 'open' }, schema: { hide: true } }, async () =>
      sql`select ${content}::uuid`.execute(db),
    );

    const answer = await app.inject({ url: '/test/fails' });
    await app.close();

    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toContain(content);
    expect(written()).toContain('a request failed');
    expect(written()).toContain('22P02');
    expect(written()).not.toContain(content);
  });
});

describe('the log of any other error', () => {
  it('has its type, message, code, stack and causes, and no other property', () => {
    const error = Object.assign(new TypeError('A sentence.', { cause: new RangeError('Why.') }), {
      code: 'E_CODE',
      query: content,
    });

    expect(serializeError(error)).toEqual({
      type: 'TypeError',
      message: 'A sentence.',
      code: 'E_CODE',
      stack: expect.stringMatching(/^TypeError: A sentence\.\n {4}at /),
      cause: { type: 'RangeError', message: 'Why.', stack: expect.stringContaining('RangeError: Why.') },
    });
    expect(serializeError('a text')).toBe('a text');
  });

  it('ends where causes do not', () => {
    const error = new Error('A circle.');
    error.cause = error;

    expect(JSON.stringify(serializeError(error)).match(/A circle/g)?.length).toBeLessThan(20);
  });
});
