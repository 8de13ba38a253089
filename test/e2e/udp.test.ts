import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { whereThereIs } from '../applicable.ts';
import { runIsolated } from '../network-namespace.ts';
import { canaries, otherSite, site, windows } from './udp-attack.ts';

type Found = { readonly hits: Record<string, number>; readonly popups: number; readonly exposed: readonly string[] };

describe(
  'a page that calls inside hosts by WebRTC, from itself, its frames and the windows it opens',
  whereThereIs('networkNamespace'),
  () => {
    let found: Readonly<Record<string, Found>>;
    beforeAll(async () => {
      const script = fileURLToPath(new URL('udp-probe.ts', import.meta.url));
      const addresses = [...new Set([...canaries, site, otherSite])].filter((address) => address !== '127.0.0.1');
      found = JSON.parse(await runIsolated({ script, addresses, timeoutMs: 90_000 })) as typeof found;
    });

    it('reaches every one of them in a browser without protection: the attack works', () => {
      expect(Object.keys(found['unprotected']?.hits ?? {}).toSorted()).toEqual([...canaries].toSorted());
      expect(found['unprotected']?.popups).toBe(windows);
      expect(found['unprotected']?.exposed).toEqual(['blank', 'other-site', 'page', 'popup', 'srcdoc']);
    });

    it.each(['policy switch', 'init script', 'scan'])('sends no datagram with %s', (protection) => {
      expect(found[protection]?.hits).toEqual({});
    });

    it.each(['init script', 'scan'])('finds no WebRTC in any frame or window with %s', (protection) => {
      expect(found[protection]?.exposed).toEqual([]);
    });

    it.each(['popup switch', 'scan'])('opens no window that loads with %s', (protection) => {
      expect(found[protection]?.popups).toBe(0);
    });
  },
);
