import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { whereThereIs } from '../applicable.ts';
import { runIsolated } from '../network-namespace.ts';
import { canaries, documentRealms, otherSite, site, windows, workerRealms } from './udp-attack-pages.ts';
import type { Taken } from './udp-attack.ts';

describe('a page that sends UDP to inside hosts', whereThereIs('networkNamespace'), () => {
  let found: Readonly<Record<string, Taken>>;
  beforeAll(async () => {
    const script = fileURLToPath(new URL('udp-probe.ts', import.meta.url));
    const addresses = [...new Set([...canaries, site, otherSite])].filter((address) => address !== '127.0.0.1');
    found = JSON.parse(await runIsolated({ script, addresses, timeoutMs: 120_000 })) as typeof found;
  });

  describe('by WebRTC, from itself, its frames, its workers and the windows it opens', () => {
    it('reaches every one of them in a browser without protection: the attack works', () => {
      expect(Object.keys(found['unprotected']?.hits ?? {}).toSorted()).toEqual([...canaries].toSorted());
      expect(found['unprotected']?.popups).toBe(windows);
      expect(found['unprotected']?.exposed).toEqual([...documentRealms, 'popup'].toSorted());
    });

    it.each(['policy switch', 'init script', 'scan'])('sends no datagram with %s', (protection) => {
      expect(found[protection]?.hits).toEqual({});
    });

    it.each(['init script', 'scan'])('finds no WebRTC in any frame, worker or window with %s', (protection) => {
      expect(found[protection]?.realms).toEqual(expect.arrayContaining([...documentRealms, ...workerRealms]));
      expect(found[protection]?.exposed).toEqual([]);
    });

    it.each(['popup switch', 'scan'])('opens no window that loads with %s', (protection) => {
      expect(found[protection]?.popups).toBe(0);
    });
  });

  describe('by WebTransport, from a secure context and its workers', () => {
    it('reaches every one of them in a browser without proxy: the attack works', () => {
      expect(Object.keys(found['secure page without proxy']?.hits ?? {}).toSorted()).toEqual([...canaries].toSorted());
    });

    it.each(['secure page', 'secure scan'])('sends no datagram behind the proxy: %s', (page) => {
      expect(found[page]?.hits).toEqual({});
    });

    it('finds WebRTC in no kind of worker, not even in a browser without protection', () => {
      const { realms, exposed } = found['secure page'] ?? {};

      expect(realms).toEqual(['page', 'service-worker', ...workerRealms].toSorted());
      expect(exposed).toEqual(['page']);
    });

    it('starts no service worker, and has no WebRTC, in a scan', () => {
      const { realms, exposed } = found['secure scan'] ?? {};

      expect(realms).toEqual(['page', ...workerRealms].toSorted());
      expect(exposed).toEqual([]);
    });
  });
});
