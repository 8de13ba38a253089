import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { readConfig } from '../../src/config.ts';
import type { Database, Schema } from '../../src/adapters/db/schema.ts';
import type { OpenMetrics } from '../../src/start/open-metrics.ts';
import { openMetrics } from '../../src/start/open-metrics.ts';
import { ofKind, readManifests } from '../chart/read-manifests.ts';
import { onEachDatabase } from '../databases/each-database.ts';
import { openRest } from './ask-rest.ts';
import { aScan, aSitemapScan } from './make-scans.ts';

onEachDatabase('the metrics', (open) => {
  let db: Database;
  let opened: OpenMetrics;
  beforeAll(async () => {
    ({ db } = await open());
    opened = await openFor(db, 'web');
  });
  beforeEach(async () => {
    ({ db } = await open());
  });
  afterAll(() => opened.close());

  const openFor = (database: Database, role: 'web' | 'worker') => {
    const config = readConfig({ CURBCUT_METRICS_PORT: '0', CURBCUT_ROLE: role }, {});
    return openMetrics({ config, log: pino({ level: 'silent' }), db: database });
  };
  const urlOf = ({ endpoints }: OpenMetrics) => `http://127.0.0.1:${endpoints()[0]?.port ?? 0}/metrics`;
  const readFrom = async (from: OpenMetrics) => (await fetch(urlOf(from))).text();

  it('are the text of Prometheus on their own port, with the state of the installation', async () => {
    await aScan(db);
    await aSitemapScan(db, 3);
    const response = await fetch(urlOf(opened));
    const text = await response.text();

    expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(text).toContain('\ncurbcut_database_up 1\n');
    expect(text).toContain('\ncurbcut_pages_pending 4\n');
    expect(text).toContain('\ncurbcut_scans_open 2\n');
    expect(text).toContain('\ncurbcut_workers 0\n');
    expect(text).toMatch(/\ncurbcut_oldest_wait_seconds \d/u);
    expect(text).toMatch(/\nprocess_resident_memory_bytes \d{6,}\n/u);
    expect((await fetch(urlOf(opened).replace('/metrics', '/api/scans'))).status).toBe(404);
  });

  it('agree with what KEDA asks the database', async () => {
    const [scaled] = ofKind(readManifests('test/chart/rendered/large.yaml'), 'ScaledObject');
    const trigger = scaled?.spec.triggers.find(({ type }) => type === 'postgresql');
    await aScan(db);
    await aSitemapScan(db, 3);
    const { rows } = await sql.raw(trigger?.metadata.query ?? '').execute(db);

    expect(rows.map((row) => Object.values(row ?? {}).map(Number))).toEqual([[4]]);
  });

  it('of a worker leave the installation to the web processes', async () => {
    const worker = await openFor(db, 'worker');
    const text = await readFrom(worker);
    await worker.close();

    expect(text).not.toContain('curbcut_pages_pending');
    expect(text).toContain('\ncurbcut_pages_total{outcome="scanned"} 0\n');
  });

  it('count requests by class of status, and no more series than before', async () => {
    const before = await readFrom(opened);
    const rest = await openRest(db, { metrics: opened.metrics });
    const scan = await aScan(db);
    await rest.ask('GET', `/api/scans/${scan.id}`);
    await rest.ask('GET', '/api/scans/unknown');
    await rest.close();
    const after = await readFrom(opened);

    expect(after).toContain('\ncurbcut_http_requests_total{status="2xx"} 1\n');
    expect(after).toContain('\ncurbcut_http_requests_total{status="4xx"} 1\n');
    expect(after).toContain('\ncurbcut_http_request_seconds_count 2\n');
    expect(after.split('\n').length).toBe(before.split('\n').length);
    expect(after).not.toContain(scan.id);
  });

  it('have a path next to them that answers while the database does not', async () => {
    const pool = new pg.Pool({ connectionString: 'postgres://127.0.0.1:1/nothing' });
    const away = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
    const web = await openFor(away, 'web');
    const [live, metrics] = await Promise.all([fetch(urlOf(web).replace('/metrics', '/live')), readFrom(web)]);
    await web.close();
    await away.destroy();

    expect([live.status, await live.text()]).toEqual([204, '']);
    expect(metrics).toContain('\ncurbcut_database_up 0\n');
  });

  it('are off by default', async () => {
    const off = await openMetrics({ config: readConfig({}, {}), log: pino({ level: 'silent' }), db });

    expect([off.metrics, off.endpoints()]).toEqual([undefined, []]);
    await off.close();
  });
});

const idOf = (json: unknown) => z.object({ id: z.string() }).parse(json).id;

onEachDatabase('a request with a trace', (open) => {
  it('has it in the log, with the scan that it created', async () => {
    const { db } = await open();
    const lines: string[] = [];
    const log = pino({ level: 'info', base: null }, { write: (line: string) => void lines.push(line) });
    const rest = await openRest(db, { log });
    const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
    const headers = { traceparent: `00-${trace}-00f067aa0ba902b7-01` };
    const created = await rest.ask('POST', '/api/scans', {
      headers,
      body: { sitemap_url: 'https://example.com/', scan_type: 'single' },
    });
    await rest.close();

    expect(lines.map((line) => JSON.parse(line) as unknown)).toContainEqual(
      expect.objectContaining({
        trace_id: trace,
        span_id: '00f067aa0ba902b7',
        scan: idOf(created.json),
        msg: 'scan created',
      }),
    );
  });
});
