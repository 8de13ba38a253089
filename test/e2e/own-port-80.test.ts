import { fileURLToPath } from 'node:url';
import { expect, inject, it } from 'vitest';
import { whereThereIs } from '../applicable.ts';
import { runIsolated } from '../network-namespace.ts';

const script = fileURLToPath(new URL('port-80-probe.ts', import.meta.url));

it(
  'a service on port 80, which its URL does not show, never scans itself',
  whereThereIs('networkNamespace'),
  async () => {
    const args = ['0.0.0.0', 'http://10.0.0.1/sitemap.xml', inject('embeddedTemplates').migrated];

    const printed = await runIsolated({ script, args, addresses: ['10.0.0.1'], timeoutMs: 60_000 });

    expect(JSON.parse(printed)).toMatchObject({
      code: 'blocked_by_policy',
      message: expect.stringContaining('belongs to Curbcut itself'),
    });
  },
);
