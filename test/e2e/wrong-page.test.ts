import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SitesOfScan, SitesScan } from './scan-wrong-pages.ts';
import { scanWrongPages } from './scan-wrong-pages.ts';
import { lightPages, ScanClient } from './scan-client.ts';
import type { TestService } from './start-service.ts';
import { shareTestService } from './share-service.ts';

/**
 * Sites whose pages are scanned together. Two of the scans accept outcomes, and have pages with these and with other
 * outcomes.
 */
const wanted = {
  missing: {
    accept: [],
    sites: [
      ['forgetful', '/', '/gone', '/also-gone', '/twin-1', '/twin-2', '/about-404', '/short'],
      ['wordy', '/about-ramps', '/about-lifts', '/gone', '/about-doors', '/also-gone', '/about-signs'],
      ['filling', '/ramps', '/doors', '/gone'],
      ['homing', '/', '/old-page'],
    ],
  },
  withdrawn: { accept: [], sites: [['chatty', '/', '/moved', '/kept', '/gone', '/also-gone']] },
  compared: {
    accept: ['auth_required', 'empty_document'],
    sites: [
      ['fragile', '/refused/page'],
      ['fragile', '/tls/page'],
      ['fragile', '/reset/page'],
      ['tracking', '/page-one', '/page-two', '/page-three'],
      ['walled', '/private', '/missing'],
      ['bare', '/broken'],
      ['guarded', '/refused'],
    ],
  },
  asking: {
    accept: ['bot_challenge', 'soft_not_found'],
    sites: [
      ['walled', '/private', '/scripted', '/login', '/register', '/shop', '/old', '/stepwise'],
      ['asking', '/product', '/age-check'],
      ['masked', '/report-a', '/open', '/report-b', '/report-c'],
      ['forgetful', '/gone'],
      ['guarded', '/refused'],
    ],
  },
  refusing: {
    accept: [],
    // The page that takes longest comes first.
    sites: [
      ['guarded', '/never', '/passes', '/refused', '/article'],
      ['bare', '/broken', '/slow', '/spinner', '/picture', '/widget', '/hidden-widget', '/sound', '/disclosure'],
    ],
  },
} as const satisfies Readonly<Record<string, SitesOfScan>>;

let service: TestService;
let client: ScanClient;
const scanned = new Map<string, Promise<SitesScan>>();

beforeAll(async () => {
  service = await shareTestService();
  client = new ScanClient(service.origin);
  await client.putSettings({ performance: { ...lightPages, concurrency: 4 } });
  // It mostly waits for pages that never come, so it does that while the other scans run. The tests of it await it.
  scanOf('refusing').catch(() => undefined);
});

/**
 * The first test that needs the scan waits for it. The other scans run one after the other, because a browser keeps its
 * tab only from page to page of one scan.
 */
async function scanOf(name: keyof typeof wanted): Promise<SitesScan> {
  const scan = scanned.get(name) ?? scanWrongPages(client, wanted[name]);
  scanned.set(name, scan);
  return scan;
}

afterAll(async () => service.close());

describe('a page that is not there', () => {
  it("is distinguished from real pages by the site's answer to an unknown URL, requested once", async () => {
    const { scan, sites } = await scanOf('missing');
    const [forgetful] = sites;

    expect(forgetful?.outcomes).toEqual({
      '/': 'scanned',
      '/gone': 'soft_not_found',
      '/also-gone': 'soft_not_found',
      '/twin-1': 'scanned',
      '/twin-2': 'scanned',
      '/about-404': 'scanned',
      '/short': 'scanned',
    });
    expect(forgetful?.asked.filter((path) => path.startsWith('/curbcut-'))).toHaveLength(1);
    expect(scan.status).toBe('partial');
  });

  it('is withdrawn with its findings when its text proves to be the answer to any URL', async () => {
    const { scan, sites } = await scanOf('withdrawn');

    expect(sites[0]?.outcomes).toEqual({
      '/': 'scanned',
      '/moved': 'soft_not_found',
      '/kept': 'scanned',
      '/gone': 'soft_not_found',
      '/also-gone': 'soft_not_found',
    });
    expect(scan).toMatchObject({ status: 'partial', progress: { pages_completed: 2, pages_failed: 3 } });
    expect(scan.summary).toMatchObject({ failed_groups: 1, failed_occurrences: 1 });
  });

  it('is distinguished from four long pages with the same title and menu', async () => {
    const [, wordy] = (await scanOf('missing')).sites;

    expect(wordy?.outcomes).toEqual({
      '/about-ramps': 'scanned',
      '/about-lifts': 'scanned',
      '/gone': 'soft_not_found',
      '/about-doors': 'scanned',
      '/also-gone': 'soft_not_found',
      '/about-signs': 'scanned',
    });
    expect(wordy?.pageAt('/gone').advice).toMatch(
      /^The site answers an unknown URL with the same page: all [\d,]+ words are the same\./,
    );
  });

  it('is distinguished from pages that look like it until their slow requests are answered', async () => {
    const [, , filling] = (await scanOf('missing')).sites;

    expect(filling?.outcomes).toEqual({ '/ramps': 'scanned', '/doors': 'scanned', '/gone': 'soft_not_found' });
  });

  it('is the start page that every unknown URL leads to; the start page itself is scanned', async () => {
    const [, , , homing] = (await scanOf('missing')).sites;

    expect(homing?.outcomes).toEqual({ '/': 'scanned', '/old-page': 'soft_not_found' });
  });
});

describe('a comparison with an unknown URL', () => {
  it.each([0, 1, 2])('costs the page nothing when it fails, and the page is requested once: site %d', async (index) => {
    const [, path = ''] = wanted.compared.sites[index] ?? [];
    const { sites } = await scanOf('compared');
    const { outcomes, asked = [] } = sites[index] ?? {};

    expect(outcomes).toEqual({ [path]: 'scanned' });
    expect(asked.filter((other) => other === path)).toHaveLength(1);
    expect(asked.some((other) => other.includes('/curbcut-'))).toBe(true);
  });

  it('leaves no cookie to the pages of the scan', async () => {
    const [, , , tracking] = (await scanOf('compared')).sites;

    expect(tracking?.outcomes).toEqual({ '/page-one': 'scanned', '/page-two': 'scanned', '/page-three': 'scanned' });
    for (const path of ['/page-one', '/page-two', '/page-three'])
      expect(tracking?.pageAt(path).counts.failed_occurrences).toBe(0);
  });
});

describe('a page behind a sign-in', () => {
  it('is not the sign-in page that it leads to, by redirect or by script; that one is scanned when requested', async () => {
    const [walled] = (await scanOf('asking')).sites;

    expect(walled?.outcomes).toEqual({
      '/private': 'auth_required',
      '/scripted': 'auth_required',
      '/login': 'scanned',
      '/register': 'scanned',
      '/shop': 'scanned',
      '/old': 'scanned',
      '/stepwise': 'auth_required',
    });
    expect(walled?.pageAt('/private').advice).toMatch(
      /leads to [\d.:]+\/login: a form with a password field and \d+ characters of other text/,
    );
  });

  it('or behind another question is not the page that asks; that one is scanned when requested', async () => {
    const [, asking] = (await scanOf('asking')).sites;

    expect(asking?.outcomes).toEqual({ '/product': 'consent_required', '/age-check': 'scanned' });
    expect(asking?.pageAt('/product').advice).toMatch(
      /leads to [\d.:]+\/age-check, which names the URL to return to\./,
    );
  });

  it('is known by the same password form at several listed URLs, also where the first was scanned before the others', async () => {
    const { scan, sites } = await scanOf('asking');
    const [, , masked] = sites;

    expect(masked?.outcomes).toEqual({
      '/report-a': 'auth_required',
      '/open': 'scanned',
      '/report-b': 'auth_required',
      '/report-c': 'auth_required',
    });
    expect(scan).toMatchObject({ status: 'partial', progress: { pages_completed: 8, pages_failed: 7 } });
  });
});

describe('an outcome that the scan accepts', () => {
  it.each([
    ['auth_required', 'compared', 4, '/private'],
    ['empty_document', 'compared', 5, '/broken'],
    ['soft_not_found', 'asking', 3, '/gone'],
    ['bot_challenge', 'asking', 4, '/refused'],
  ] as const)('is analyzed all the same, and noted: %s', async (outcome, name, site, path) => {
    const { scan, sites } = await scanOf(name);
    const page = sites[site]?.pageAt(path);

    expect(scan.accept).toContain(outcome);
    expect(page?.outcome).toBe('scanned');
    expect(page?.notes.find(({ code }) => code === 'accepted_outcome')?.message).toMatch(
      new RegExp(`^Analyzed although its outcome is ${outcome}, which this scan accepts\\. `, 'u'),
    );
  });

  it('says nothing of other outcomes', async () => {
    const { sites } = await scanOf('compared');

    expect(sites[4]?.outcomes).toEqual({ '/private': 'scanned', '/missing': 'http_status' });
    expect(sites[6]?.outcomes).toEqual({ '/refused': 'bot_challenge' });
  });
});

describe('a firewall', () => {
  it('is no page, is waited for when it lets a browser through, and an article about one is a page', async () => {
    const [guarded] = (await scanOf('refusing')).sites;

    expect(guarded?.outcomes).toMatchObject({
      '/passes': 'scanned',
      '/refused': 'bot_challenge',
      '/article': 'scanned',
    });
    expect(guarded?.pageAt('/passes')).toMatchObject({ title: 'Behind the wall', http_status: 200 });
    expect(guarded?.pageAt('/refused').advice).toContain('Curbcut');
  });

  it('that never lets the browser through costs its time limit and is reported', async () => {
    const [guarded] = (await scanOf('refusing')).sites;

    expect(guarded?.outcomes).toMatchObject({ '/never': 'bot_challenge' });
  });
});

describe('an empty shell', () => {
  it('is no page; one picture, and content after three seconds, are', async () => {
    const [, bare] = (await scanOf('refusing')).sites;

    expect(bare?.outcomes).toMatchObject({
      '/broken': 'empty_document',
      '/slow': 'scanned',
      '/spinner': 'empty_document',
      '/picture': 'scanned',
    });
  });

  it('is no page; one thing that is heard, used or announced is, without anything to see', async () => {
    const [, bare] = (await scanOf('refusing')).sites;

    expect(bare?.outcomes).toMatchObject({
      '/widget': 'scanned',
      '/hidden-widget': 'empty_document',
      '/sound': 'scanned',
      '/disclosure': 'scanned',
    });
  });
});
