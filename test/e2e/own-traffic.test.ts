import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { findFullBrowser, whereThereIs } from '../applicable.ts';
import { runIsolated } from '../network-namespace.ts';

type Found = {
  /** How often the pages were shown; alone, until the browser looked up a name by itself. */
  readonly shown: number;
  /** Names that the name server was asked for. */
  readonly asked: readonly string[];
  /** Names that the scan's proxy was asked for. */
  readonly behindProxy: readonly string[];
  readonly sent: { readonly strayConnections: number; readonly datagrams: number };
};

async function probe(browser: string | undefined, args: readonly string[]): Promise<Found> {
  const script = fileURLToPath(new URL('own-traffic-probe.ts', import.meta.url));
  const printed = await runIsolated({
    script,
    args,
    addresses: [],
    hasEveryAddress: true,
    // With this one a full Chrome tries DNS over HTTPS, which passes by proxies.
    nameServer: '8.8.8.8',
    environment: browser === undefined ? {} : { CURBCUT_CHROME_PATH: browser },
    timeoutMs: 200_000,
  });
  return JSON.parse(printed) as Found; // printed by the probe
}

const nothing = { strayConnections: 0, datagrams: 0 };

describe('the browser of the scans', whereThereIs('networkNamespace'), () => {
  it('sends nothing by itself, neither past the proxy of its tab nor through it', async () => {
    const found = await probe(undefined, ['scan', '1']);

    expect(found).toEqual({ shown: 1, asked: [], behindProxy: [], sent: nothing });
  });
});

describe('a full Chrome', whereThereIs('fullBrowser'), () => {
  it('looks up names past the proxy by itself, and not in a scan, where it describes no form to its maker', async () => {
    const alone = await probe(findFullBrowser(), ['alone']);
    const scanned = await probe(findFullBrowser(), ['scan', String(alone.shown)]);

    expect(alone.asked).not.toEqual([]);
    expect(scanned).toMatchObject({ asked: [], sent: nothing });
    // Where a certificate is not valid, it looks whether a network asks people to sign in. That says nothing about the page.
    expect(scanned.behindProxy.filter((name) => !name.startsWith('connectivitycheck.'))).toEqual([]);
  });
});
