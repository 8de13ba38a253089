import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Means } from './scan-app.ts';

type Searched = { readonly secrets: readonly string[]; readonly scans: readonly string[] };

/** Where a secret appears: in files of the service, in its log, in its answers and reports. */
export async function findSecrets(
  { service, signInId }: Means,
  { secrets, scans }: Searched,
): Promise<readonly string[]> {
  const paths = [
    '/api/sign-ins',
    `/api/sign-ins/${signInId}`,
    '/api/audit',
    ...scans.flatMap((id) => [
      `/api/scans/${id}`,
      `/api/scans/${id}/pages?limit=500`,
      `/api/scans/${id}/issues`,
      ...['json', 'html', 'csv', 'llm', 'sarif', 'junit'].map((format) => `/api/scans/${id}/report?format=${format}`),
    ]),
  ];
  const texts = new Map<string, Buffer>([['the log', Buffer.from(service.logged())]]);
  for (const path of paths) texts.set(path, Buffer.from(await (await fetch(`${service.origin}${path}`)).arrayBuffer()));
  const entries = await readdir(service.dataFolder, { recursive: true, withFileTypes: true });
  for (const entry of entries)
    if (entry.isFile()) texts.set(entry.name, await readFile(join(entry.parentPath, entry.name)));
  return [...texts].flatMap(([place, bytes]) =>
    secrets.filter((secret) => bytes.includes(secret)).map((secret) => `${secret.slice(0, 4)}… in ${place}`),
  );
}
