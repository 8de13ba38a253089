import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ConnectFailure } from '../../src/adapters/net/connect-failure.ts';
import { createNetworkPolicy } from '../../src/adapters/net/policy.ts';
import type { Database } from '../../src/adapters/db/schema.ts';
import { getScan } from '../../src/records/scans/read-scans.ts';
import { ScopeCache } from '../../src/worker/scope-cache.ts';
import { onEachDatabase } from '../databases/each-database.ts';
import type { InsideServer } from './inside-server.ts';
import { startInsideServer } from './inside-server.ts';
import { aScan } from './make-scans.ts';
import { takeDiscovery } from './take-discovery.ts';

const publicAddress = '93.184.216.34';

let inside: InsideServer;
let port: number;

beforeAll(async () => {
  inside = await startInsideServer();
  ({ port } = inside);
});
afterAll(() => {
  inside.close();
});

/** What one worker process knows; `answer` is what its name server says to every name. */
const aProcess = (db: Database, answer: string) => {
  const network = createNetworkPolicy({
    mode: 'scoped',
    allow: [],
    deny: [],
    ownEndpoints: () => [],
    resolve: async () => [answer],
  });
  return new ScopeCache({ db, network });
};

const tryTo = async (work: Promise<unknown>) => {
  const before = inside.reached();
  const failure = await work.then(
    () => undefined,
    (error: unknown) => error,
  );
  const kind = failure instanceof ConnectFailure ? failure.kind : failure;
  return { kind, message: failure instanceof Error ? failure.message : '', reached: inside.reached() - before };
};

onEachDatabase('a name that resolves to a public address in one process and to 127.0.0.1 in the next', (open) => {
  it('does not open this machine to a scan of a public site', async () => {
    const { db } = await open();
    const scanUrl = `http://rebinding.test:${port}/`;
    const { id: scanId } = await aScan(db, { sitemap_url: scanUrl });
    await aProcess(db, publicAddress).get({ scanId, scanUrl });

    const scope = await aProcess(db, '127.0.0.1').get({ scanId, scanUrl });
    const target = await tryTo(scope.connect('rebinding.test', port));
    const other = await tryTo(scope.connect('127.0.0.1', port));

    expect(target).toMatchObject({ kind: 'blocked_by_policy', reached: 0 });
    expect(target.message).toContain('was public when it was first scanned');
    expect(target.message).toContain('create the scan or the schedule again');
    expect(other).toMatchObject({ kind: 'blocked_by_policy', reached: 0 });
  });

  it.each(['www.site.test', 'redirected.test'])('nor by %s, which the target leads to', async (host) => {
    const { db } = await open();
    const scanUrl = `http://127.0.0.1:${port}/`;
    const { id: scanId } = await aScan(db, { sitemap_url: scanUrl });
    const document = new URL(`http://${host}:${port}/`);
    const first = await aProcess(db, publicAddress).get({ scanId, scanUrl });
    const allowed = await first.checkDocument(document);

    const scope = await aProcess(db, '127.0.0.1').get({ scanId, scanUrl });
    const judged = await scope.checkDocument(document);
    const connected = await tryTo(scope.connect(host, port));

    expect(allowed).toEqual({ allowed: true });
    expect(judged.allowed).toBe(false);
    expect(connected).toMatchObject({ kind: 'blocked_by_policy', reached: 0 });
  });

  it('ends the discovery of the second process as blocked_by_policy', async () => {
    const { db } = await open();
    const sitemap_url = `http://rebinding.test:${port}/sitemap.xml`;
    const scan = await aScan(db, { sitemap_url, scan_type: 'sitemap' });
    await aProcess(db, publicAddress).get({ scanId: scan.id, scanUrl: scan.url });
    const scopes = aProcess(db, '127.0.0.1');
    const before = inside.reached();

    await takeDiscovery(db, scopes);

    expect(await getScan(db, scan.id)).toMatchObject({ status: 'failed', error_code: 'blocked_by_policy' });
    expect(inside.reached() - before).toBe(0);
  });
});

onEachDatabase('a list of pages on two ports of this machine', (open) => {
  it('opens both, because a person named both', async () => {
    const { db } = await open();
    const listed = ['http://localhost/', 'https://localhost/'];
    const { id: scanId } = await aScan(db, { scan_type: 'list', sitemap_url: 'http://localhost/', urls: listed });
    const scopes = aProcess(db, publicAddress);

    const judged = listed.map(async (scanUrl) => {
      const scope = await scopes.get({ scanId, scanUrl });
      return await scope.checkDocument(new URL(scanUrl));
    });

    expect(await Promise.all(judged)).toEqual([{ allowed: true }, { allowed: true }]);
  });
});

describe('a scope whose memory is away', () => {
  it('refuses the connections of a document instead of trusting its name', async () => {
    const network = createNetworkPolicy({
      mode: 'scoped',
      allow: [],
      deny: [],
      ownEndpoints: () => [],
      resolve: async () => ['127.0.0.1'],
    });
    const scope = await network.scopeFor(new URL(`http://127.0.0.1:${port}/`), async () => {
      throw new Error('The database is away.');
    });

    await scope.checkDocument(new URL(`http://site.test:${port}/`));

    expect(await tryTo(scope.connect('site.test', port))).toMatchObject({
      message: 'The database is away.',
      reached: 0,
    });
  });
});
