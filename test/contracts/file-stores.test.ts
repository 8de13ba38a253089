import { mkdtemp, rm } from 'node:fs/promises';
import type { LookupFunction } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FolderStore } from '../../src/adapters/files/folder-store.ts';
import { MovingStore } from '../../src/adapters/files/moving-store.ts';
import { S3Store } from '../../src/adapters/files/s3/s3-store.ts';
import type { ScreenshotStore } from '../../src/adapters/files/screenshot-store.ts';
import { newId } from '../../src/ids/ids.ts';
import type { ObjectStore } from '../files/object-store.ts';
import { startObjectStore } from '../files/object-store.ts';

let folder: string;
let server: ObjectStore;
let hostServer: ObjectStore;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'curbcut-stores-'));
  [server, hostServer] = await Promise.all([startObjectStore(), startObjectStore({ checksSignatures: false })]);
});
afterAll(async () => {
  await Promise.all([server.close(), hostServer.close()]);
  await rm(folder, { recursive: true });
});

const toLoopback: LookupFunction = (_name, _options, done) => done(null, [{ address: '127.0.0.1', family: 4 }]);

/** Each keeps its own files. Lists have pieces of three. */
const stores: readonly (readonly [name: string, open: () => ScreenshotStore])[] = [
  ['a folder', () => new FolderStore(join(folder, 'one'))],
  ['an object store with the bucket in the path', () => new S3Store(server.locate(), { keysPerList: 3 })],
  [
    'an object store with the bucket in the host, without a prefix',
    () =>
      new S3Store(
        hostServer.locate({ endpoint: `http://s3.objects.test:${hostServer.port}`, pathStyle: false, prefix: '' }),
        {
          lookup: toLoopback,
          keysPerList: 3,
        },
      ),
  ],
  [
    'an object store that files of a folder are moved to',
    () => new MovingStore(new S3Store(server.locate({ prefix: 'moving' })), new FolderStore(join(folder, 'two'))),
  ],
];

describe.each(stores)('%s', (_name, open) => {
  let store: ScreenshotStore;
  beforeAll(() => {
    store = open();
  });
  afterAll(() => store.close());

  const read = async (scanId: string, name: string) => {
    const image = await store.open(scanId, name);
    return image === undefined ? undefined : { size: image.size, content: await buffer(image.content) };
  };

  it('gives back an image by its name, which is the same for the same image', async () => {
    const [scan, other] = [newId(), newId()];
    const image = Buffer.from('a picture');

    const names = [await store.put(scan, image), await store.put(scan, image), await store.put(other, image)];

    expect(new Set(names).size).toBe(1);
    expect(names[0]).toMatch(/^[0-9a-f]{32}\.jpg$/u);
    expect(await read(scan, names[0] ?? '')).toEqual({ size: 9, content: image });
    expect(await store.list(scan)).toEqual([names[0]]);
  });

  it('has no image under another name, of another scan, or outside of its place', async () => {
    const name = await store.put(newId(), Buffer.from('a picture'));

    expect(await read(newId(), name)).toBeUndefined();
    expect(await read(newId(), '0'.repeat(32) + '.jpg')).toBeUndefined();
    for (const strange of ['../owner.json', 'owner.json', '', `../${newId()}/${name}`])
      expect(await read(newId(), strange)).toBeUndefined();
    expect(await store.list(newId())).toEqual([]);
  });

  it('gives a scan the image of another one, which may then be removed', async () => {
    const [first, second] = [newId(), newId()];
    const image = Buffer.from('taken over');
    const name = await store.put(first, image);

    await store.takeOver(first, second, name);
    await store.takeOver(first, second, name);
    await store.removeScan(first);

    expect(await read(second, name)).toEqual({ size: image.length, content: image });
    expect(await read(first, name)).toBeUndefined();
    await expect(store.takeOver(first, newId(), name)).rejects.toThrow(Error);
  });

  it('lists all images of a scan and all scans, and removes what it is asked to', async () => {
    const [scan, other] = [newId(), newId()];
    const images = Array.from({ length: 8 }, (_image, at) => Buffer.from(`picture ${at}`));
    const names = await Promise.all(images.map((image) => store.put(scan, image)));
    const kept = await store.put(other, Buffer.from('kept'));
    expect((await store.list(scan)).toSorted()).toEqual(names.toSorted());

    await store.remove(scan, names[0] ?? '');
    await store.remove(scan, names[0] ?? '');
    expect((await store.list(scan)).toSorted()).toEqual(names.slice(1).toSorted());
    expect(await store.listScans()).toEqual(expect.arrayContaining([scan, other]));

    await store.removeScan(scan);
    await store.removeScan(scan);

    expect(await store.list(scan)).toEqual([]);
    expect(await store.listScans()).not.toContain(scan);
    expect(await store.list(other)).toEqual([kept]);
  });

  it('knows its owner, which is no scan', async () => {
    expect(await store.readOwner()).toBeUndefined();
    await store.writeOwner('{"installation":"one"}');
    await store.put(newId(), Buffer.from('a picture'));

    expect(await store.readOwner()).toBe(store instanceof MovingStore ? undefined : '{"installation":"one"}');
    expect(await store.listScans()).not.toContain('owner.json');
  });

  it('can be written', async () => {
    expect(await store.check()).toMatchObject({ status: 'ok' });
  });
});

it('the bucket is in the host alone where the configuration says so', async () => {
  const seen: (readonly [string | undefined, string | undefined])[] = [];
  hostServer.fault = ({ headers, url }) => {
    seen.push([headers.host, url?.replace(/\?.*$/u, '')]);
    return false;
  };
  const location = { endpoint: `http://s3.objects.test:${hostServer.port}`, pathStyle: false };
  const store = new S3Store(hostServer.locate(location), { lookup: toLoopback });
  const scan = newId();
  const name = await store.put(scan, Buffer.from('a picture'));
  await store.close();
  hostServer.fault = undefined;

  expect(seen).toEqual([[`pictures.s3.objects.test:${hostServer.port}`, `/curbcut/one/${scan}/${name}`]]);
});
