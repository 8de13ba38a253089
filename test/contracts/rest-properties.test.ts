import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../src/adapters/db/schema.ts';
import { newId } from '../../src/ids/ids.ts';
import { checkInvariants } from '../databases/check-invariants.ts';
import { onServer } from '../databases/each-database.ts';
import type { Method, Rest } from './ask-rest.ts';
import { openRest } from './ask-rest.ts';
import { aGroup, aScan, aScannedReport, scanNextPage } from './make-scans.ts';

const oddTexts = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  '💩',
  "'; drop table scans; --",
  '../../etc/passwd',
  '%',
  '<script>',
  '__proto__',
  'constructor',
  'null',
  '-1',
  '1e999',
];
const texts = fc.oneof(
  fc.constantFrom(...oddTexts),
  fc.string({ unit: 'binary', maxLength: 100 }),
  fc.string({ minLength: 60, maxLength: 70 }),
);
const numbers = fc.oneof(
  fc.integer().map(String),
  fc.bigInt().map(String),
  fc.constantFrom('1.5', '+7', '00012', 'ten', '0x1', '1'.repeat(500)),
);

const words = [
  'image-alt',
  'color-contrast',
  'failed',
  'needs_review',
  'critical',
  'minor',
  'completed',
  'queued',
  'scanned',
  'http_status',
  'nightly',
  'contrast 1.4.3',
];
const parameterNames = ['limit', 'offset', 'tag', 'status', 'outcome', 'kind', 'key', 'severity', 'q', 'unknown'];
const parameters = fc.array(
  fc.tuple(fc.constantFrom(...parameterNames), fc.oneof(fc.constantFrom(...words), numbers, texts)),
  { maxLength: 5 },
);
const queries = fc.oneof(
  parameters.map((pairs) => new URLSearchParams(pairs.map(([name, value]) => [name, value])).toString()),
  fc.constantFrom(
    '%zz=%',
    '&&&',
    '=',
    'limit[]=1',
    'limit=%00',
    'q=%ff',
    '?',
    'kind=failed&key=image-alt&limit=1&offset=2',
  ),
);

const places = ['', '/pages', '/issues', '/issues/chunks', '/issues/details', '/screenshots/a.webp'];
const methods: readonly Method[] = ['GET', 'GET', 'GET', 'GET', 'HEAD', 'PUT', 'OPTIONS'];

const urls = fc.oneof(
  fc.webUrl({ withFragments: true, withQueryParameters: true }),
  fc.constantFrom(
    'http://localhost/',
    'https://example.com:99999/',
    'http://[::1]/',
    'http://a b/',
    'HTTP:\\\\EXAMPLE.com',
    ' https://example.com/ ',
    'http://ex\u0000ample.com/',
    'https://bücher.example/ä?ö#ü',
  ),
  texts,
);
const bodies = fc.oneof(
  fc.record(
    {
      sitemap_url: urls,
      scan_type: fc.constantFrom('single', 'sitemap', 'other'),
      tag: fc.oneof(texts, fc.constant(null), fc.integer()),
      viewport_preset: fc.constantFrom('desktop', 'mobile', 'reflow', 'watch', 7),
      unknown: fc.jsonValue(),
    },
    { requiredKeys: ['sitemap_url', 'scan_type'] },
  ),
  fc.record(
    { sitemap_url: urls, scan_type: fc.constantFrom('single', 'sitemap'), tag: texts },
    { requiredKeys: ['sitemap_url', 'scan_type'] },
  ),
  fc.jsonValue(),
  fc.string(),
);

onServer('any request to the REST interface', (open) => {
  let db: Database;
  let rest: Rest;
  let ids: string[] = [];

  beforeAll(async () => {
    ({ db } = await open());
    rest = await openRest(db);
    const scan = await aScan(db, { tag: 'nightly' });
    await scanNextPage(
      db,
      aScannedReport({ groups: [aGroup(7), aGroup(2, { kind: 'needs_review', rule: 'color-contrast' })] }),
    );
    ids = [scan.id, scan.id.toUpperCase(), newId(), 'no-id', '%00', '%E0%A4%A'];
  });
  afterAll(() => rest.close());

  it('every read is answered as documented, never with an internal error', async () => {
    const paths = fc.oneof(
      fc.constant('/api/scans'),
      fc
        .tuple(fc.nat(), fc.constantFrom(...places))
        .map(([which, place]) => `/api/scans/${ids[which % ids.length]}${place}`),
    );

    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...methods), paths, queries, async (method, path, query) => {
        const { statusCode } = await rest.ask(method, `${path}?${query}`);
        expect([200, 400, 404, 405]).toContain(statusCode);
      }),
      { numRuns: 250 },
    );
  });

  it('every request for a scan is accepted or refused as documented, and accepted scans can be read', async () => {
    await fc.assert(
      fc.asyncProperty(bodies, async (body) => {
        const answer = await rest.ask('POST', '/api/scans', { body });
        expect([201, 400]).toContain(answer.statusCode);
        if (answer.statusCode !== 201) return;
        const read = await rest.ask('GET', String(answer.headers['location']));
        expect(read.json).toEqual(answer.json);
      }),
      { numRuns: 250 },
    );
    expect(await checkInvariants(db)).toEqual([]);
  });
});
