import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:http';
import { hostname } from 'node:os';
import { afterEach, expect, it } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { renderings } from '../chart/chart-files.ts';
import { ofKind, readManifests } from '../chart/read-manifests.ts';
import { onServer } from '../databases/each-database.ts';
import { readCompose } from '../image/read-image-files.ts';
import type { Rest } from './ask-rest.ts';
import { openRest } from './ask-rest.ts';

onServer('the names under which the service answers', (open) => {
  const opened: Rest[] = [];
  afterEach(async () => {
    for (const rest of opened.splice(0)) await rest.close();
  });

  /** Statuses of requests with these names in `Host`, to a service with this `CURBCUT_ALLOWED_HOSTS`. */
  const askUnder = async (allowed: string, names: readonly string[]) => {
    const { allowedHosts, publicUrl } = readConfig({}, { CURBCUT_ALLOWED_HOSTS: allowed });
    const rest = await openRest((await open()).db, { allowedHosts, publicUrl });
    opened.push(rest);
    const origin = await rest.app.listen({ host: '127.0.0.1', port: 0 });
    const statuses: (number | undefined)[] = [];
    for (const name of names) {
      const sent = request(`${origin}/api/scans`, { headers: { host: name }, agent: false }).end();
      const [answer] = (await once(sent, 'response')) as [IncomingMessage]; // documented
      answer.resume();
      statuses.push(answer.statusCode);
    }
    return statuses;
  };

  it('are addresses, localhost, the name of the machine, and no other name, with or without a dot', async () => {
    const own = ['127.0.0.1:8080', '[::1]:8080', '192.168.1.7', 'localhost', 'LOCALHOST.', 'a.localhost', hostname()];
    const foreign = ['curbcut', 'web:8080', 'wpad', 'router', 'ai', 'ai.', 'localhos', 'localhost1', 'local', '-', '_'];

    expect(await askUnder('', own)).toEqual(own.map(() => 200));
    expect(await askUnder('', foreign)).toEqual(foreign.map(() => 403));
  });

  it('and those that the administrator allows, in any case, with any port and with a final dot', async () => {
    const names = ['curbcut', 'Curbcut:8080', 'curbcut.', 'scans.example.com', 'web', 'curbcut.example', 'curbcut..'];

    expect(await askUnder('curbcut, Scans.Example.com.', names)).toEqual([200, 200, 200, 200, 403, 403, 403]);
  });

  it('containers of compose.yaml reach the service by its name there, with and without further names', async () => {
    const { services } = readCompose();
    const given = services['curbcut']?.environment['CURBCUT_ALLOWED_HOSTS'] ?? '';
    const alone = given.replace('${CURBCUT_ALLOWED_HOSTS:-}', '');
    const extended = given.replace('${CURBCUT_ALLOWED_HOSTS:-}', 'scans.example.com');

    expect(await askUnder(alone, ['curbcut:8080', 'web'])).toEqual([200, 403]);
    expect(await askUnder(extended, ['curbcut:8080', 'scans.example.com'])).toEqual([200, 200]);
  });

  it.each(renderings)('pods reach the service by every name of its Service in $file', async ({ file }) => {
    const manifests = readManifests(file);
    const [service] = ofKind(manifests, 'Service');
    const allowed = ofKind(manifests, 'ConfigMap').map(({ data }) => data?.['CURBCUT_ALLOWED_HOSTS'] ?? '');
    const { name = '', namespace = '' } = service?.metadata ?? {};
    const names = [name, `${name}.${namespace}`, `${name}.${namespace}.svc`, `${name}.${namespace}.svc.cluster.local`];

    expect(await askUnder(allowed.join(','), [...names, `${name}.other`])).toEqual([200, 200, 200, 200, 403]);
  });
});
