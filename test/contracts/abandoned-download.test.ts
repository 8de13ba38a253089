import { once } from 'node:events';
import type { Socket } from 'node:net';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { Database } from '../../src/adapters/db/schema.ts';
import { onEachDatabase } from '../databases/each-database.ts';
import type { Rest } from './ask-rest.ts';
import { openRest } from './ask-rest.ts';
import { aGroup, anOccurrence, aScannedReport, aSitemapScan, scanNextPage } from './make-scans.ts';

const pages = 10;
const occurrencesPerPage = 500;
/** As many as report-routes.ts gives one caller at once. */
const downloadsOfCaller = 6;

onEachDatabase('a client that goes away in the middle of CSV full', (open) => {
  let db: Database;
  let rest: Rest;
  let path: string;
  let port: number;
  /** The streams of the answers, in the order in which they began. */
  let answers: Readable[];
  let clients: Socket[];

  beforeAll(async () => {
    ({ db } = await open());
    path = `/api/scans/${await aScanTooLargeForTheLine(db)}/issues/report.csv?mode=full`;
  });
  beforeEach(async () => {
    [answers, clients] = [[], []];
    rest = await openRest(db);
    rest.app.addHook('onSend', async (_request, _reply, payload) => {
      if (payload instanceof Readable) answers.push(payload);
      return payload;
    });
    port = Number(new URL(await rest.app.listen({ port: 0, host: '127.0.0.1' })).port);
    return async () => {
      for (const client of clients) client.destroy();
      await rest.close();
    };
  });

  /** Requests the report, reads its beginning, and no more. */
  async function begin(): Promise<Socket> {
    const client = connect(port, '127.0.0.1');
    clients.push(client);
    client.write(`GET ${path} HTTP/1.1\r\nHost: localhost:${port}\r\n\r\n`);
    await once(client, 'readable');
    return client;
  }

  const ask = async (remoteAddress = '127.0.0.1') =>
    (await rest.app.inject({ method: 'HEAD', url: path, remoteAddress })).statusCode;

  it('ends the reading: no work continues without a reader', async () => {
    const client = await begin();
    const [answer] = answers;
    const isClosed = once(answer ?? new Readable(), 'close');

    client.destroy();
    await isClosed;

    // `close` comes when the generator, and the query that it waited for, have ended. `end` would mean the whole
    // report.
    expect(answer?.readableEnded).toBe(false);
    expect(answer?.destroyed).toBe(true);
  });

  it('releases its slot to another, and those of one caller leave some to others', async () => {
    const first = await begin();
    for (let others = 1; others < downloadsOfCaller; others += 1) await begin();

    const full = await rest.app.inject({ url: path });
    const ofAnother = await ask('127.0.0.2');
    first.destroy();

    expect(full.statusCode).toBe(429);
    expect(full.headers['retry-after']).toBe('5');
    expect(full.json()).toMatchObject({ code: 'too_many_at_once' });
    expect(ofAnother).toBe(200);
    await expect.poll(() => ask(), { timeout: 10_000 }).toBe(200);
  });
});

/** Some 10 MB as CSV: more than the buffers of a connection without a reader can take (on Linux 4 MB). */
async function aScanTooLargeForTheLine(db: Database): Promise<string> {
  const { id } = await aSitemapScan(db, pages);
  const html = `<p>${'x'.repeat(1_990)}</p>`;
  for (let page = 0; page < pages; page += 1) {
    const occurrences = Array.from({ length: occurrencesPerPage }, () => anOccurrence({ html }));
    await scanNextPage(db, aScannedReport({ groups: [aGroup(0, { occurrences })] }));
  }
  return id;
}
