import { afterAll, beforeAll } from 'vitest';
import type { OpenPage } from '../../src/browser/open-page.ts';
import type { ProtocolSession } from '../../src/browser/protocol-call.ts';
import type { Tab } from '../../src/browser/tab.ts';
import type { Slot, TabPurpose } from '../../src/visit/slot.ts';
import type { Site } from '../site/serve-site.ts';
import { keepBrowser, takeBrowser } from './kept-browser.ts';
import { SlotWorld } from './slot-world.ts';
import { isWritable, writeDocument } from './write-document.ts';

const emptyDocument = '<!doctype html><html lang="en"><title>Page</title><p>Text</p></html>';

type OperablePage = OpenPage & { readonly session: ProtocolSession };

/** A tab in a real browser, and the test site. */
export type EngineTab = {
  readonly site: Site;
  readonly tab: Tab;
  /** Opens a path of the site. The page is as engines get it, those that operate pages too. */
  readonly open: (path: string) => Promise<OperablePage>;
  /** The same for a document. */
  readonly openMarkup: (html: string, type?: string) => Promise<OperablePage>;
  /** Shows a document that is markup alone: in the page that is open, if that has held nothing else so far. */
  readonly showMarkup: (html: string, type?: string) => Promise<OperablePage>;
};

/**
 * What the tests of an engine look at pages with: one for all tests of a file, in a browser that files share. Call it outside of tests,
 * and the function it returns in them.
 */
export function useEngineTab(): () => EngineTab {
  let opened: { readonly world: SlotWorld; readonly slot: Slot; readonly purpose: TabPurpose; tab: Tab } | undefined;
  let written: OperablePage | undefined;
  beforeAll(async () => {
    const world = await SlotWorld.open();
    const slot = world.aSlot(takeBrowser);
    const purpose = await world.aPurpose();
    opened = { world, slot, purpose, tab: (await slot.tabFor(purpose)).tab };
  });
  afterAll(async () => {
    if (opened === undefined) return;
    await keepBrowser(opened.slot);
    await opened.world.close();
  });

  return () => {
    if (opened === undefined) throw new Error('The tab of this file is not open yet.');
    const place = opened;
    const { world, slot, purpose } = place;
    const open = async (path: string) => {
      written = undefined;
      // A page that cannot be left costs its browser, as in a scan, and not the tests after it.
      await slot.leavePage();
      const { tab } = await slot.tabFor(purpose);
      place.tab = tab;
      await world.visit(tab, path);
      return { ...(await tab.hold()), session: tab.session };
    };
    const openMarkup = async (html: string, type?: string) =>
      open(`/markup?html=${encodeURIComponent(html)}${type === undefined ? '' : `&type=${encodeURIComponent(type)}`}`);
    const showMarkup = async (html: string, type?: string) => {
      if (type !== undefined || !isWritable(html)) return openMarkup(html, type);
      const page = written ?? (await openMarkup(emptyDocument));
      await writeDocument(page.main, html);
      written = page;
      return page;
    };
    return { site: world.site, tab: place.tab, open, openMarkup, showMarkup };
  };
}
