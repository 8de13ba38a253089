import { expect, it } from 'vitest';
import { listPrivateEndpoints } from './list-private-endpoints.ts';

const names: Readonly<Record<string, readonly string[]>> = {
  'objects.example': ['10.0.0.7'],
  's3.example': ['93.184.215.14'],
};

it('lists endpoints at private addresses and those whose name does not resolve, and no public one', async () => {
  const hosts = ['127.0.0.1', 'objects.example', 's3.example', '93.184.215.14', 'unknown.example'];
  const resolve = async (host: string) => names[host] ?? [];

  const found = await listPrivateEndpoints(
    hosts.map((host) => ({ host, port: 443 })),
    resolve,
  );

  expect(found.map(({ host }) => host)).toEqual(['127.0.0.1', 'objects.example', 'unknown.example']);
});
