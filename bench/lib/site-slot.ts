import { createNetworkPolicy } from '../../src/net/policy.ts';
import type { Slot, TabPurpose } from '../../src/visit/slot.ts';
import { deviceOf } from '../../src/worker/device-of.ts';
import { SlotWorld } from '../../test/e2e/slot-world.ts';
import { serveFolders } from './sites.ts';

/** Pages of real websites, and what a page is opened with. */
export type SiteSlot = {
  readonly urls: readonly string[];
  readonly slot: Slot;
  readonly purpose: TabPurpose;
  readonly close: () => Promise<void>;
};

/** Serves so many pages of each folder of a website, spread over it. */
export async function openSiteSlot(pagesPerFolder: number, folders: readonly string[]): Promise<SiteSlot> {
  const site = await serveFolders(
    folders.map((folder, index) => ({ at: `/${index}/`, folder })),
    pagesPerFolder * folders.length,
    'spread',
  );
  const world = await SlotWorld.open();
  const network = createNetworkPolicy({ mode: 'scoped', allow: [], deny: [], ownEndpoints: () => [] });
  const scope = await network.scopeFor(new URL(site.origin));
  return {
    urls: site.urls,
    slot: world.aSlot(),
    purpose: { scanId: crypto.randomUUID(), device: deviceOf('desktop'), scope },
    close: async () => {
      await world.close();
      site.close();
    },
  };
}
