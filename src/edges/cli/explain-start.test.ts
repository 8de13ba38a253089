import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { explainStart } from './explain-start.ts';

const place = { host: '127.0.0.1', port: 8080, dataFolder: '/srv/curbcut', tempFolder: '/tmp/curbcut-1-abc' };

async function listenAt(host: string, port: number): Promise<unknown> {
  const server = createServer();
  server.listen(port, host);
  return once(server, 'listening').then(
    () => server.close(),
    (error: unknown) => error,
  );
}

it('says who has the port', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;

  const said = explainStart(await listenAt('127.0.0.1', port), { ...place, port });
  other.close();

  expect(said).toBe(
    `Another program listens on port ${port} of 127.0.0.1. Stop it, or choose another port with PORT or --port.`,
  );
});

it('says that a host is not this machine, by its address or its name', async () => {
  // A name would be asked for outside of this machine.
  const unknown = Object.assign(new Error('unknown'), { code: 'ENOTFOUND', syscall: 'getaddrinfo' });

  expect(explainStart(await listenAt('203.0.113.7', 0), { ...place, host: '203.0.113.7' })).toContain(
    'HOST ("203.0.113.7") is not an address of this machine.',
  );
  expect(explainStart(unknown, { ...place, host: 'scans' })).toContain(
    'HOST ("scans") is not an address of this machine.',
  );
});

it('says what is in the way of the data folder', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'curbcut-start-'));
  await writeFile(join(folder, 'file'), '');
  const explain = async (dataFolder: string) =>
    explainStart(await mkdir(dataFolder, { recursive: true }).catch((error: unknown) => error), {
      ...place,
      dataFolder,
    });

  const said = [await explain(join(folder, 'file')), await explain(join(folder, 'file', 'data'))];
  await rm(folder, { recursive: true });

  const sentence =
    /^The data folder \S+ is a file, or is below one\. Choose another one with CURBCUT_DATA_DIR or --data-dir\.$/;
  expect(said).toEqual([expect.stringMatching(sentence), expect.stringMatching(sentence)]);
});

it.each([
  ['EROFS', '/run/tmp/curbcut-1-abc', 'is on a file system that cannot be written'],
  ['EACCES', '/run/tmp', 'cannot be written by this user'],
  ['ENOTDIR', '/run', 'is a file, or is below one'],
  ['ENOSPC', '/run/tmp/curbcut-1-abc/data', 'is on a disk that is full'],
])('says what is in the way of temporary files: %s at %s', (code, path, fault) => {
  const error = Object.assign(new Error('no'), { code, path });

  expect(explainStart(error, { ...place, tempFolder: '/run/tmp/curbcut-1-abc' })).toBe(
    `The folder for temporary files, /run/tmp, ${fault}. Choose another one with the variable TMPDIR.`,
  );
});

it('leaves other errors as they are', () => {
  expect(explainStart(new Error('CURBCUT_SANDBOX is "required".'), place)).toBe('CURBCUT_SANDBOX is "required".');
  const missing = Object.assign(new Error('no such file'), { code: 'ENOENT', path: '/usr/lib/chromium' });
  expect(explainStart(missing, place)).toBe('no such file');
});
