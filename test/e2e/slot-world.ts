import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RunningBrowser } from '../../src/browser/launch-browser.ts';
import type { Tab } from '../../src/browser/tab.ts';
import { describeUserAgent } from '../../src/browser/user-agent.ts';
import type { Visit } from '../../src/browser/visit.ts';
import { createNetworkPolicy } from '../../src/adapters/net/policy.ts';
import type { ViewportPreset } from '../../src/records/scans/viewport-presets.ts';
import { deviceOf } from '../../src/worker/device-of.ts';
import type { TabPurpose } from '../../src/visit/slot.ts';
import { Slot } from '../../src/visit/slot.ts';
import { launchTestBrowser } from './launch-test-browser.ts';
import type { Site } from '../site/serve-site.ts';
import { startSite } from '../site/serve-site.ts';

/** Slots with real browsers, and the test site for them, without a service around. */
export class SlotWorld {
  readonly site: Site;
  readonly #folder: string;
  readonly #slots: Slot[] = [];

  private constructor(site: Site, folder: string) {
    this.site = site;
    this.#folder = folder;
  }

  static async open(): Promise<SlotWorld> {
    return new SlotWorld(await startSite(), await mkdtemp(join(tmpdir(), 'curbcut-slots-')));
  }

  async launch(): Promise<RunningBrowser> {
    return launchTestBrowser(this.#folder);
  }

  aSlot(launch = (): Promise<RunningBrowser> => this.launch()): Slot {
    const slot = new Slot({ launch, userAgent: (version, device) => describeUserAgent(version, device, 'Curbcut/0') });
    this.#slots.push(slot);
    return slot;
  }

  /** A scan of the site by itself. */
  async aPurpose(preset: ViewportPreset = 'desktop'): Promise<TabPurpose> {
    const network = createNetworkPolicy({ mode: 'scoped', allow: [], deny: [], ownEndpoints: () => [] });
    return {
      scanId: crypto.randomUUID(),
      device: deviceOf(preset),
      scope: await network.scopeFor(new URL(this.site.origin)),
    };
  }

  async visit(tab: Tab, path: string): Promise<Visit> {
    const deadline = performance.now() + 20_000;
    return tab.visit(`${this.site.origin}${path}`, { deadline, isDecided: () => false });
  }

  async closeSlots(): Promise<void> {
    for (const slot of this.#slots.splice(0)) await slot.close();
  }

  async close(): Promise<void> {
    await this.closeSlots();
    await this.site.close();
    await rm(this.#folder, { recursive: true });
  }
}
