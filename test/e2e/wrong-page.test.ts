import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ScanClient } from './scan-client.ts';
import type { TestService } from './start-service.ts';
import { startTestService } from './start-service.ts';
import type { wrongPageSites } from './wrong-page-sites.ts';
import { startWrongPageSite } from './wrong-page-sites.ts';

let service: TestService;
let client: ScanClient;

beforeAll(async () => {
  service = await startTestService();
  client = new ScanClient(service.origin);
  // Most of these pages are waited for: the tests run side by side, and so do their pages.
  await client.putSettings({ performance: { concurrency: 4, operate_ms: 0, page_pictures: 0 } });
});

afterAll(async () => service.close());

/** Scans the paths as one sitemap; outcomes in the order of the list, and the paths that the site was asked for. */
async function scanPaths(name: keyof typeof wrongPageSites, paths: readonly string[], more = {}) {
  const site = await startWrongPageSite(name);
  try {
    const target = `${site.origin}/sitemap.xml?paths=${paths.join(',')}`;
    const scan = await client.scan({ sitemap_url: target, scan_type: 'sitemap', ...more });
    const pages = await client.pages(scan.id);
    return { scan, outcomes: pages.map((page) => page.outcome), pages, asked: site.asked };
  } finally {
    site.close();
  }
}

describe.concurrent('a page that is not there', () => {
  it("is distinguished from real pages by the site's answer to an unknown URL, requested once", async () => {
    const paths = ['/', '/gone', '/also-gone', '/twin-1', '/twin-2', '/about-404', '/short'];

    const { scan, outcomes, asked } = await scanPaths('forgetful', paths);

    expect(outcomes).toEqual([
      'scanned',
      'soft_not_found',
      'soft_not_found',
      'scanned',
      'scanned',
      'scanned',
      'scanned',
    ]);
    expect(asked.filter((path) => path.startsWith('/curbcut-'))).toHaveLength(1);
    expect(scan.status).toBe('partial');
  });

  it('is withdrawn with its findings when its text proves to be the answer to any URL', async () => {
    const { scan, outcomes } = await scanPaths('chatty', ['/', '/moved', '/kept', '/gone', '/also-gone']);

    expect(outcomes).toEqual(['scanned', 'soft_not_found', 'scanned', 'soft_not_found', 'soft_not_found']);
    expect(scan).toMatchObject({ status: 'partial', progress: { pages_completed: 2, pages_failed: 3 } });
    expect(scan.summary).toMatchObject({ failed_groups: 1, failed_occurrences: 1 });
  });

  it('is distinguished from four long pages with the same title and menu', async () => {
    const paths = ['/about-ramps', '/about-lifts', '/gone', '/about-doors', '/also-gone', '/about-signs'];

    const { outcomes, pages } = await scanPaths('wordy', paths);

    expect(outcomes.filter((_, index) => paths[index]?.startsWith('/about-'))).toEqual(Array(4).fill('scanned'));
    expect([outcomes[2], outcomes[4]]).toEqual(['soft_not_found', 'soft_not_found']);
    expect(pages[2]?.advice).toMatch(
      /^The site answers an unknown URL with the same page: all [\d,]+ words are the same\./,
    );
  });

  it('is distinguished from pages that look like it until their slow requests are answered', async () => {
    const { outcomes } = await scanPaths('filling', ['/ramps', '/doors', '/gone']);

    expect(outcomes).toEqual(['scanned', 'scanned', 'soft_not_found']);
  });

  it('is the start page that every unknown URL leads to; the start page itself is scanned', async () => {
    const { outcomes } = await scanPaths('homing', ['/', '/old-page']);

    expect(outcomes).toEqual(['scanned', 'soft_not_found']);
  });
});

describe.concurrent('a comparison with an unknown URL', () => {
  it.each(['/refused/page', '/tls/page', '/reset/page'])(
    'costs the page nothing when it fails, and the page is requested once: %s',
    async (path) => {
      const { outcomes, asked } = await scanPaths('fragile', [path]);

      expect(outcomes).toEqual(['scanned']);
      expect(asked.filter((other) => other === path)).toHaveLength(1);
      expect(asked.some((other) => other.includes('/curbcut-'))).toBe(true);
    },
  );

  it('leaves no cookie to the pages of the scan', async () => {
    const { scan, outcomes } = await scanPaths('tracking', ['/page-one', '/page-two', '/page-three']);

    expect(outcomes).toEqual(['scanned', 'scanned', 'scanned']);
    expect(scan.summary.failed_occurrences).toBe(0);
  });
});

describe.concurrent('a page behind a sign-in', () => {
  it('is not the sign-in page that it leads to, by redirect or by script; that one is scanned when requested', async () => {
    const { outcomes, pages } = await scanPaths('walled', [
      '/private',
      '/scripted',
      '/login',
      '/register',
      '/shop',
      '/old',
      '/stepwise',
    ]);

    const right = ['scanned', 'scanned', 'scanned', 'scanned'];
    expect(outcomes).toEqual(['auth_required', 'auth_required', ...right, 'auth_required']);
    expect(pages[0]?.advice).toMatch(
      /leads to [\d.:]+\/login: a form with a password field and \d+ characters of other text/,
    );
  });

  it('or behind another question is not the page that asks; that one is scanned when requested', async () => {
    const { outcomes, pages } = await scanPaths('asking', ['/product', '/age-check']);

    expect(outcomes).toEqual(['consent_required', 'scanned']);
    expect(pages[0]?.advice).toMatch(/leads to [\d.:]+\/age-check, which names the URL to return to\./);
  });

  it('is known by the same password form at several listed URLs, also where the first was scanned before the others', async () => {
    const { scan, outcomes } = await scanPaths('masked', ['/report-a', '/open', '/report-b', '/report-c']);

    expect(outcomes).toEqual(['auth_required', 'scanned', 'auth_required', 'auth_required']);
    expect(scan).toMatchObject({ status: 'partial', progress: { pages_completed: 1, pages_failed: 3 } });
  });
});

describe.concurrent('an outcome that the scan accepts', () => {
  it.each([
    ['soft_not_found', 'forgetful', ['/gone', '/also-gone']],
    ['auth_required', 'walled', ['/private']],
    ['bot_challenge', 'guarded', ['/refused']],
    ['empty_document', 'bare', ['/broken']],
  ] as const)('is analyzed all the same, and noted: %s', async (accepted, site, paths) => {
    const { scan, outcomes, pages } = await scanPaths(site, paths, { accept: [accepted] });

    expect(outcomes).toEqual(paths.map(() => 'scanned'));
    expect(scan).toMatchObject({ status: 'completed', accept: [accepted] });
    const notes = pages.map((page) => page.notes.find(({ code }) => code === 'accepted_outcome')?.message ?? '');
    expect(
      notes.every((note) => note.startsWith(`Analyzed although its outcome is ${accepted}, which this scan accepts. `)),
    ).toBe(true);
  });

  it('says nothing of other outcomes', async () => {
    const { outcomes } = await scanPaths('walled', ['/private', '/missing'], { accept: ['soft_not_found'] });

    expect(outcomes).toEqual(['auth_required', 'http_status']);
  });
});

describe.concurrent('a firewall', () => {
  it('is no page, is waited for when it lets a browser through, and an article about one is a page', async () => {
    const { outcomes, pages } = await scanPaths('guarded', ['/passes', '/refused', '/article']);

    expect(outcomes).toEqual(['scanned', 'bot_challenge', 'scanned']);
    expect(pages[0]).toMatchObject({ title: 'Behind the wall', http_status: 200 });
    expect(pages[1]?.advice).toContain('Curbcut');
  });

  it('that never lets the browser through costs its time limit and is reported', async () => {
    const { outcomes } = await scanPaths('guarded', ['/never']);

    expect(outcomes).toEqual(['bot_challenge']);
  });
});

describe.concurrent('an empty shell', () => {
  it('is no page; one picture, and content after three seconds, are', async () => {
    const { outcomes } = await scanPaths('bare', ['/broken', '/slow', '/spinner', '/picture']);

    expect(outcomes).toEqual(['empty_document', 'scanned', 'empty_document', 'scanned']);
  });

  it('is no page; one thing that is heard, used or announced is, without anything to see', async () => {
    const { outcomes } = await scanPaths('bare', ['/widget', '/hidden-widget', '/sound', '/disclosure']);

    expect(outcomes).toEqual(['scanned', 'empty_document', 'scanned', 'scanned']);
  });
});
