import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createNetworkPolicy } from '../../src/adapters/net/policy.ts';
import { describeUserAgent } from '../../src/browser/user-agent.ts';
import type { DrivenPage } from '../../src/engines/engine.ts';
import { Slot } from '../../src/visit/slot.ts';
import { deviceOf } from '../../src/worker/device-of.ts';
import { launchTestBrowser } from '../../test/e2e/launch-test-browser.ts';
import type { BenchSite } from './sites.ts';

export const pageMs = 60_000;
const maxBytes = 256 * 1024 * 1024;

/** Opens each page of a site as a worker does, and looks at it. A page that fails is named, and left out. */
export async function visitEach(
  site: BenchSite,
  look: (page: DrivenPage, url: string, deadline: number) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'curbcut-visits-'));
  const slot = new Slot({
    launch: async () => launchTestBrowser(folder),
    userAgent: (version, device) => describeUserAgent(version, device, 'Curbcut/0'),
  });
  const network = createNetworkPolicy({ mode: 'open', allow: [], deny: [], ownEndpoints: () => [] });
  const scope = await network.scopeFor(new URL(site.origin));
  const purpose = { scanId: 'bench', device: deviceOf('desktop'), scope };
  for (const url of site.urls) {
    const { tab, proxy } = await slot.tabFor(purpose);
    proxy.beginPage(maxBytes);
    const deadline = performance.now() + pageMs;
    try {
      await tab.visit(url, { deadline, isDecided: () => false });
      await look({ ...(await tab.hold()), session: tab.session }, url, deadline);
    } catch (error) {
      console.log(url, String(error));
    }
    await slot.leavePage();
  }
  await slot.close();
  site.close();
  rmSync(folder, { recursive: true, force: true });
}
