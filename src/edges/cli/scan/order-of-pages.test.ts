import { describe, expect, it } from 'vitest';
import { readOrder } from './read-order.ts';
import { useOrderFiles, messageOf } from '../../../../test/cli/order-files.ts';

const { write } = useOrderFiles();

describe('an order of pages', () => {
  it('of a crawl has what limits it, and refuses what limits no scan of pages', () => {
    const flags = {
      urls: ['https://example.com/docs/'],
      crawl: true,
      extent: 'folder',
      exclude: ['*.pdf'],
      max_pages: '9',
    };

    expect(readOrder({ ...flags, ignore_robots: true }, undefined).targets).toEqual([
      {
        scanType: 'crawl',
        url: 'https://example.com/docs/',
        viewport: 'desktop',
        reach: { scope: { extent: 'folder', include: [], exclude: ['*.pdf'] }, max_pages: 9, robots: false },
      },
    ]);
    const messages = [
      { ...flags, crawl: false },
      { ...flags, sitemap: true },
      { ...flags, crawl: false, sitemap: true, ignore_robots: true },
    ].map((given) => messageOf(() => readOrder(given, undefined)));
    expect(messages).toEqual([
      '--extent and --exclude and --max-pages: needs --crawl or --sitemap.',
      '--sitemap and --crawl: name one of them.',
      '--ignore-robots: needs --crawl.',
    ]);
  });

  it('of a sample has what it is made of, and refuses what makes none', () => {
    const flags = { urls: ['https://example.com/'], crawl: true, sample: 'wcag_em', per_template: '2', seed: '7' };
    const list = write('sampled.txt', 'https://example.com/a');
    const samplesOf = (given: Record<string, unknown>) =>
      readOrder(given, undefined).targets.map(({ sample }) => sample);

    expect(samplesOf(flags)).toEqual([{ kind: 'wcag_em', per_template: 2, seed: 7 }]);
    expect(samplesOf({ list, sample: 'templates' })).toEqual([{ kind: 'templates' }]);
    const messages = [
      { ...flags, sample: undefined },
      { ...flags, crawl: false },
      { ...flags, sample: 'templates' },
      { ...flags, per_template: '0' },
      { ...flags, sample: 'random' },
    ].map((given) => messageOf(() => readOrder(given, undefined)));
    expect(messages).toEqual([
      '--per-template: needs --sample.',
      '--sample: needs --crawl, --sitemap or several pages.',
      '--seed: Must be used with kind wcag_em only.',
      '--per-template: Must be at least 1.',
      '--sample must be templates or wcag_em, not "random".',
    ]);
  });

  it('of several pages is one scan, also of a file with one; each sitemap is its own', () => {
    const list = write('one.txt', 'https://example.com/a');
    const urls = ['https://example.com/a', 'https://example.com/b'];
    const typesOf = (flags: Record<string, unknown>) => readOrder(flags, undefined).targets.map((one) => one.scanType);

    expect(typesOf({ urls })).toEqual(['list']);
    expect(typesOf({ list })).toEqual(['list']);
    expect(typesOf({ urls, sitemap: true })).toEqual(['sitemap', 'sitemap']);
  });

  it('with a line of a list that is no URL names the line', () => {
    const list = write('wrong.txt', 'https://example.com\nnot a url\n');

    expect(messageOf(() => readOrder({ list }, undefined))).toContain(`${list}, line 2: must begin with http`);
  });
});
