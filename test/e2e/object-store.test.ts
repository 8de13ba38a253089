import { readFile, writeFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { FolderStore } from '../../src/adapters/files/folder-store.ts';
import { healthDetailsSchema } from '../../src/service/health/health-details.ts';
import { Workplace } from '../cli/run-curbcut.ts';
import type { ObjectStore } from '../files/object-store.ts';
import { refuse, startObjectStore, storeBucket, storeKey } from '../files/object-store.ts';
import { startSite } from '../site/serve-site.ts';
import { ScanClient } from './scan-client.ts';
import type { TestService } from './start-service.ts';
import { startTestService } from './start-service.ts';

let site: Awaited<ReturnType<typeof startSite>>;
let server: ObjectStore;
let service: TestService;
let client: ScanClient;
let first: Awaited<ReturnType<typeof scan>>;

/** It is never asked, because the environment has credentials. */
const credentialService = 'http://127.0.0.1:1338';
const environment = () => ({
  CURBCUT_S3_ENDPOINT: server.origin,
  AWS_ACCESS_KEY_ID: storeKey,
  AWS_SECRET_ACCESS_KEY: storeKey,
});

beforeAll(async () => {
  [site, server] = await Promise.all([startSite(), startObjectStore()]);
  service = await startTestService({
    ...environment(),
    AWS_EC2_METADATA_SERVICE_ENDPOINT: credentialService,
    CURBCUT_FILES: `s3://${storeBucket}/scans`,
    CURBCUT_FILES_FROM: 'folder',
  });
  client = new ScanClient(service.origin);
  await client.putSettings({ performance: { operate_ms: 0, concurrency: 1 } });
  first = await scan();
});
afterAll(async () => {
  await service.close();
  await server.close();
  await site.close();
});

/** A new scan of one page, with its failing occurrences. */
async function scan() {
  const { id } = await client.scan({ sitemap_url: `${site.origin}/images`, scan_type: 'single', fresh: true });
  const issues = (await client.issues(id)).filter(({ kind }) => kind === 'failed');
  const found = await Promise.all(
    issues.map(async ({ kind, key }) =>
      (await client.allOccurrences(id, kind, key)).map((occurrence) => ({ ...occurrence, key })),
    ),
  );
  const occurrences = found.flat();
  const pictures = [...new Set(occurrences.flatMap(({ screenshot_url: url }) => url ?? []))];
  const findings = occurrences.map(({ key, selector }) => `${key} ${selector}`).toSorted();
  return { id, findings, pictures, record: await client.get(id), pages: await client.pages(id) };
}

const get = async (path: string) => fetch(`${service.origin}${path}`);

describe('a service whose pictures are in an object store', () => {
  it('stores and serves them with the same headers as from a folder', async () => {
    const { id, pictures } = first;
    const response = await get(pictures[0] ?? '');

    expect(pictures.length).toBeGreaterThan(0);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(response.headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
    expect((await response.arrayBuffer()).byteLength).toBe(Number(response.headers.get('content-length')));
    expect((await get(`/api/scans/${id}/screenshots/${'0'.repeat(32)}.jpg`)).status).toBe(404);
    expect((await (await get(pictures[0] ?? '')).arrayBuffer()).byteLength).toBeGreaterThan(100);
  });

  it('finds as much while the store fails, without pictures, and says so', async () => {
    server.fault = refuse(503, 'ServiceUnavailable');
    const during = await scan();
    const health = healthDetailsSchema.parse(await (await get('/api/health/details')).json());
    const picture = await get(first.pictures[0] ?? '');
    server.fault = undefined;
    const isBack = async () => (await get(first.pictures[0] ?? '')).status === 200;
    await vi.waitUntil(isBack, { timeout: 60_000, interval: 200 });

    expect(during.findings).toEqual(first.findings);
    expect(during.record).toMatchObject({ status: 'completed', score: first.record.score });
    expect(during.pictures).toEqual([]);
    expect(during.pages[0]?.notes).toContainEqual(
      expect.objectContaining({ code: 'truncated_screenshot', message: expect.stringContaining('or stored') }),
    );
    expect(health.files).toMatchObject({ status: 'degraded', remedy: expect.stringContaining('object store') });
    expect([picture.status, picture.headers.get('retry-after')]).toEqual([503, '5']);
    expect(z.object({ code: z.string() }).parse(await picture.json()).code).toBe('files_unavailable');
  });

  it('does not scan the address of the store, or of a service that gives credentials for it', async () => {
    for (const origin of [server.origin, credentialService]) {
      const { error } = await client.scan({ sitemap_url: `${origin}/sitemap.xml`, scan_type: 'sitemap' });

      expect(error?.message).toContain('belongs to Curbcut itself');
    }
  });
});

describe('curbcut files move', () => {
  it('moves what is in the folder into the object store while the service shows it, and continues after a failure', async () => {
    const place = await Workplace.open();
    const { id } = first;
    const folder = new FolderStore(`${service.dataFolder}/screenshots`);
    const images = Array.from({ length: 30 }, (_image, at) => Buffer.from(`picture ${at}`));
    const names = await Promise.all(images.map((image) => folder.put(id, image)));
    const variables = {
      ...environment(),
      CURBCUT_FILES: `s3://${storeBucket}/scans`,
      CURBCUT_FILES_FROM: 'folder',
      CURBCUT_DATA_DIR: service.dataFolder,
    };
    const shown = async () =>
      Promise.all(
        names.map(async (name) => {
          const response = await get(`/api/scans/${id}/screenshots/${name}`);
          return response.ok ? Buffer.from(await response.arrayBuffer()).toString() : response.status;
        }),
      );
    const all = images.map(String);
    expect(await shown()).toEqual(all);
    // As after a move of the data folder: the store was claimed under its earlier path.
    const owner = `${service.dataFolder}/screenshots/owner.json`;
    await writeFile(owner, (await readFile(owner, 'utf8')).replace(service.dataFolder, '/earlier'));

    let puts = 0;
    server.fault = (request, response) => {
      if (request.method === 'PUT') puts += 1;
      return puts > 10 && refuse(403, 'AccessDenied')(request, response);
    };
    const stopped = await place.run(['files', 'move'], variables);
    server.fault = undefined;
    const left = await folder.list(id);
    const during = await shown();
    const moved = await place.run(['files', 'move'], variables);
    await place.close();

    expect(stopped.code).toBe(4);
    expect(stopped.err).toContain('Run the command again to continue.');
    expect(left.length).toBe(20);
    expect(during).toEqual(all);
    expect(moved).toMatchObject({ code: 0, out: expect.stringMatching(/^20 images moved/u) });
    expect(await folder.listScans()).toEqual([]);
    expect(await shown()).toEqual(all);
  });

  it('leaves a damaged image where it is and names how many there are', async () => {
    const place = await Workplace.open();
    const folder = new FolderStore(`${service.dataFolder}/screenshots`);
    const { id } = first;
    const name = await folder.put(id, Buffer.from('whole'));
    await writeFile(`${service.dataFolder}/screenshots/${id}/${name}`, 'broken');

    const { code, err } = await place.run(['files', 'move'], {
      ...environment(),
      CURBCUT_FILES: `s3://${storeBucket}/scans`,
      CURBCUT_FILES_FROM: 'folder',
      CURBCUT_DATA_DIR: service.dataFolder,
    });
    await place.close();
    const kept = await folder.open(id, name);

    expect(code).toBe(4);
    expect(err).toContain('1 images are damaged');
    expect(kept === undefined ? '' : String(await buffer(kept.content))).toBe('broken');
  });

  it('refuses stores of two databases, and to run without the variables', async () => {
    const place = await Workplace.open();
    const variables = { ...environment(), CURBCUT_DATA_DIR: place.folder };
    const none = await place.run(['files', 'move'], variables);
    const other = await place.run(['files', 'move'], {
      ...variables,
      CURBCUT_FILES: `s3://${storeBucket}/scans`,
      CURBCUT_FILES_FROM: 'folder',
    });
    await place.close();

    expect([none.code, other.code]).toEqual([2, 4]);
    expect(none.err).toContain('CURBCUT_FILES_FROM');
    expect(other.err).toContain('do not belong to the same database');
  });
});
