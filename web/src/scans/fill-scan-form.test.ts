import { beforeAll, expect, it } from 'vitest';
import type { NewScanInput } from '../api/scans.ts';
import { textsLoaded } from '../texts/load-texts.ts';
import { fillScanForm, keepOthers } from './fill-scan-form.ts';
import { readScanForm } from './read-scan-form.ts';

beforeAll(textsLoaded);

const crawl: NewScanInput = {
  sitemap_url: 'https://example.com/docs/',
  scan_type: 'crawl',
  viewport_preset: 'mobile',
  tag: 'weekly',
  fresh: true,
  states: ['dark'],
  locale: 'de',
  disable: ['color-contrast', 'label'],
  exclude_selectors: ['#ad', '.a > .b'],
  operate: false,
  screenshots: true,
  steps: [{ name: 'Menu open', url_pattern: '/docs/**', steps: [{ do: 'click', selector: '#menu' }] }],
  dismiss_consent: true,
  level: 'aaa',
  sign_in: '019a0000-0000-7000-8000-000000000000',
  scope: { extent: 'folder', include: ['/docs/**'], exclude: ['*.pdf', '/old/**'] },
  max_pages: 50,
  robots: false,
  accept: ['empty_document'],
  sample: {
    kind: 'wcag_em',
    per_template: 7,
    seed: 7,
    pages: ['https://example.com/docs/contact'],
    processes: [
      ['https://example.com/docs/a', 'https://example.com/docs/b'],
      ['https://example.com/docs/c', 'https://example.com/docs/d'],
    ],
  },
};
const list: NewScanInput = {
  sitemap_url: 'https://example.com/',
  scan_type: 'list',
  viewport_preset: 'desktop',
  urls: ['https://example.com/a', 'https://example.com/b'],
};
const single: NewScanInput = { sitemap_url: 'https://example.com/', scan_type: 'single', viewport_preset: 'desktop' };

it.each([crawl, list, single])('the form filled in for a scan asks for the same scan: %j', (scan) => {
  const { typed, options, others } = fillScanForm(scan);

  const { newScan } = readScanForm(typed, options);

  expect(newScan && keepOthers(newScan, others)).toEqual(scan);
});

it('a scan that becomes one of another type leaves what only the former had', () => {
  const { typed, options, others } = fillScanForm(crawl);

  const { newScan } = readScanForm(typed, { ...options, type: 'single', states: undefined, signIn: '' });

  expect(newScan && keepOthers(newScan, others)).toEqual({
    ...single,
    sitemap_url: crawl.sitemap_url,
    viewport_preset: 'mobile',
    tag: 'weekly',
    fresh: true,
    locale: 'de',
    disable: ['color-contrast', 'label'],
    exclude_selectors: ['#ad', '.a > .b'],
    operate: false,
    screenshots: true,
    steps: crawl.steps,
    dismiss_consent: true,
    level: 'aaa',
    accept: ['empty_document'],
  });
});
