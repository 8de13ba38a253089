import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync, readdirSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';

const programs = join(import.meta.dirname, '../../../node_modules/@img');
const manifestSchema = z.looseObject({ name: z.string(), version: z.string() });

export type Registry = {
  readonly origin: string;
  /** The names of packages that npm asked for. */
  readonly asked: ReadonlySet<string>;
  readonly close: () => Promise<void>;
};

/** A registry on loopback. It has the programs of sharp for this platform, and nothing else. */
export async function serveRegistry(): Promise<Registry> {
  const folder = await mkdtemp(join(tmpdir(), 'curbcut-registry-'));
  const packed = new Map(await Promise.all(readdirSync(programs).map((name) => packProgram(name, folder))));
  const asked = new Set<string>();
  const server = createServer((request, response) => {
    const path = decodeURIComponent(request.url ?? '').slice(1);
    const file = [...packed.values()].find((one) => one.file === path)?.content;
    if (file === undefined) asked.add(path);
    const found = packed.get(path)?.describe(`http://${request.headers.host ?? ''}/`);
    response.statusCode = file === undefined && found === undefined ? 404 : 200;
    response.end(file ?? JSON.stringify(found ?? {}));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a socket file
  return {
    origin: `http://127.0.0.1:${port}/`,
    asked,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await rm(folder, { recursive: true });
    },
  };
}

async function packProgram(name: string, target: string) {
  const source = join(programs, name);
  const manifest = manifestSchema.parse(JSON.parse(readFileSync(join(source, 'package.json'), 'utf8')));
  const file = `${name}.tgz`;
  await promisify(execFile)('tar', [
    '-cf',
    join(target, file),
    '--transform',
    `s/^${name}/package/`,
    '-C',
    programs,
    name,
  ]);
  const content = await readFile(join(target, file));
  const integrity = `sha512-${createHash('sha512').update(content).digest('base64')}`;
  const describe = (origin: string) => ({
    name: manifest.name,
    'dist-tags': { latest: manifest.version },
    versions: { [manifest.version]: { ...manifest, dist: { integrity, tarball: `${origin}${file}` } } },
  });
  return [manifest.name, { file, content, describe }] as const;
}
