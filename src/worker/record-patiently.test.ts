import { Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import type { Schema } from '../adapters/db/schema.ts';
import { PageRecorder } from './page-recorder.ts';
import type { PageReport } from '../records/pages/page-report.ts';
import { recordPatiently } from './record-patiently.ts';

const page = {
  id: 1,
  ordinal: 0,
  scanId: 'a-scan',
  scanUrl: 'http://site.test/',
  scanType: 'single',
  viewportPreset: 'desktop',
  locale: 'en-US',
  tuning: {},
  url: 'http://site.test/',
  entry: '',
  fetchUrl: 'http://site.test/',
  depth: 0,
  scope: null,
  maxPages: null,
  robots: null,
  accept: [],
  signInId: null,
  attempts: 1,
  targetKey: 'single http://site.test/',
  fresh: false,
  states: [],
  hung: false,
  claim: 1,
} as const;

const report: PageReport = {
  kind: 'failed',
  code: 'http_status',
  saying: null,
  retryAfterMs: null,
  httpStatus: 404,
  finalUrl: null,
  textDigest: null,
  title: null,
  durationMs: 10,
};

/** A server that cannot be reached the first `failures` times, and then has never heard of the scan. */
function awayFor(failures: number) {
  const asked = { times: 0 };
  const acquireConnection = async () => {
    asked.times += 1;
    if (asked.times <= failures) throw new Error('Connection terminated unexpectedly');
    return { executeQuery: async () => ({ rows: [] }), streamQuery: () => Promise.reject(new Error('not asked for')) };
  };
  const nothing = async () => undefined;
  const driver = {
    init: nothing,
    acquireConnection,
    beginTransaction: nothing,
    commitTransaction: nothing,
    rollbackTransaction: nothing,
    releaseConnection: nothing,
    destroy: nothing,
  };
  const db = new Kysely<Schema>({
    dialect: {
      createDriver: () => driver as never, // a driver of which only connections are asked for
      createAdapter: () => new PostgresAdapter(),
      createIntrospector: (one) => new PostgresIntrospector(one),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  const ruleInfo = () => ({ severity: 'minor', bestPractice: false }) as const;
  return { recorder: new PageRecorder({ db, ruleInfo }), asked };
}

const rest = {
  log: pino({ level: 'silent' }),
  stop: new AbortController().signal,
};

it('writes again until the database is back', async () => {
  const { recorder, asked } = awayFor(2);

  const recorded = await recordPatiently({ ...rest, recorder, isHeld: () => true }, page, report);

  expect([recorded, asked.times]).toEqual([{ kind: 'stale' }, 3]);
});

it('gives up at once when the page is no longer held, or the worker stops', async () => {
  const lost = awayFor(9);
  const stopped = awayFor(9);

  await expect(
    recordPatiently({ ...rest, recorder: lost.recorder, isHeld: () => false }, page, report),
  ).rejects.toThrow('Connection terminated');
  await expect(
    recordPatiently(
      { ...rest, recorder: stopped.recorder, isHeld: () => true, stop: AbortSignal.abort() },
      page,
      report,
    ),
  ).rejects.toThrow('Connection terminated');

  expect([lost.asked.times, stopped.asked.times]).toEqual([1, 1]);
});
