import { afterAll, beforeAll, expect, it } from 'vitest';
import { SlotWorld } from '../../test/e2e/slot-world.ts';
import { engines } from '../engines/engines.ts';
import { MemoryWatch } from './memory-watch.ts';
import { SiteMemory } from './site-memory.ts';
import { visitPage } from './visit-page.ts';

let world: SlotWorld;

beforeAll(async () => {
  world = await SlotWorld.open();
});
afterAll(() => world.close());

const replacements = {
  'document.open': `document.open(); document.write('<!doctype html><html lang="en"><title>Replaced</title><main><h1>Replaced</h1><img src="/pixel.svg"></main></html>'); document.close();`,
  'another root element': `const root = document.createElement('html'); root.lang = 'en'; root.innerHTML = '<head><title>Replaced</title></head><body><main><h1>Replaced</h1><img src="/pixel.svg"></main></body>'; document.documentElement.replaceWith(root);`,
};

it.each(Object.entries(replacements))(
  'a page that replaces its document after it settled is reported as the document that was analyzed: %s',
  async (_way, script) => {
    const place = await world.aSlot().tabFor(await world.aPurpose());
    // Short pages are compared before they are analyzed: that is when the page replaces itself here.
    const visitAside = async () => {
      await place.tab.page.evaluate(script);
      return { kind: 'answered', answer: { status: 404, finalUrl: world.site.origin, headers: {} } } as const;
    };

    const { outcome } = await visitPage(
      { ...place, visitAside },
      {
        scanId: crypto.randomUUID(),
        url: `${world.site.origin}/frame-denied`,
        memory: new SiteMemory(),
        findSibling: async () => undefined,
        accept: [],
        engines,
        timeoutMs: 60_000,
        memoryBytes: 4 * 1024 ** 3,
        watch: new MemoryWatch(),
        language: 'en',
        pictureRoom: () => 0,
      },
    );

    expect(outcome).toMatchObject({ kind: 'observed', facts: { title: 'Replaced', heading: 'Replaced' } });
    expect(outcome.kind === 'observed' && outcome.reports[0]?.rules['image-alt']).toEqual([0, 1, 0]);
  },
);
