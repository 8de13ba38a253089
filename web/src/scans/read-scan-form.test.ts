import { beforeAll, describe, expect, it } from 'vitest';
import { startOptions } from './form-options.ts';
import { readScanForm } from './read-scan-form.ts';
import { textsLoaded } from '../texts/load-texts.ts';

beforeAll(textsLoaded);

describe('the form for a scan', () => {
  it('asks for a list of the lines, with the scheme where it is missing', () => {
    const { newScan } = readScanForm('example.com/a\r\n\n https://example.com/b ', { ...startOptions, type: 'list' });

    expect(newScan).toEqual({
      scan_type: 'list',
      urls: ['https://example.com/a', 'https://example.com/b'],
      viewport_preset: 'desktop',
    });
  });

  it('asks for a crawl within its scope', () => {
    const options = {
      ...startOptions,
      type: 'crawl',
      extent: 'folder',
      include: '/news/**\n',
      exclude: '*.pdf\n/old/**',
      maxPages: '50',
    } as const;

    expect(readScanForm('example.com/', options).newScan).toEqual({
      sitemap_url: 'https://example.com/',
      scan_type: 'crawl',
      scope: { extent: 'folder', include: ['/news/**'], exclude: ['*.pdf', '/old/**'] },
      max_pages: 50,
      viewport_preset: 'desktop',
    });
    expect(readScanForm('example.com/', { ...options, type: 'single' }).newScan).toEqual({
      sitemap_url: 'https://example.com/',
      scan_type: 'single',
      viewport_preset: 'desktop',
    });
  });

  it('asks for pages in a language', () => {
    const read = (locale: string) => readScanForm('example.com/', { ...startOptions, locale });

    expect(read(' de-AT ').newScan?.locale).toBe('de-AT');
    expect(read('').newScan).not.toHaveProperty('locale');
    for (const wrong of ['German', 'de_AT', 'de-AT-1996', '*', 'd'])
      expect(read(wrong)).toEqual({ errors: { locale: 'Enter a language tag, such as de or de-AT.' } });
  });

  it('asks for a sample with named pages and processes', () => {
    const options = {
      ...startOptions,
      type: 'sitemap',
      sample: 'wcag_em',
      perTemplate: '2',
      samplePages: 'example.com/contact\n',
      processes: 'example.com/cart\r\nexample.com/pay\r\n \r\nexample.com/a\nexample.com/b',
      seed: ' 7 ',
    } as const;

    expect(readScanForm('example.com', options).newScan?.sample).toEqual({
      kind: 'wcag_em',
      per_template: 2,
      pages: ['https://example.com/contact'],
      processes: [
        ['https://example.com/cart', 'https://example.com/pay'],
        ['https://example.com/a', 'https://example.com/b'],
      ],
      seed: 7,
    });
    expect(readScanForm('example.com', { ...options, type: 'single' }).newScan?.sample).toBeUndefined();
    expect(readScanForm('example.com', { ...options, sample: 'templates' }).newScan?.sample).toEqual({
      kind: 'templates',
      per_template: 2,
    });
    expect(readScanForm('example.com', { ...options, samplePages: 'not a url' }).errors.sample).toBe(
      'This line is not a valid URL: not a url',
    );
  });

  it('names the line that is no URL, and a number of pages that is none', () => {
    const list = readScanForm('example.com\nnot a url', { ...startOptions, type: 'list' });
    const pages = readScanForm('example.com', { ...startOptions, type: 'crawl', maxPages: '0' });

    expect(list.errors.url).toBe('This line is not a valid URL: not a url');
    expect(readScanForm('', { ...startOptions, type: 'list' }).errors.url).toBe('Enter at least one URL.');
    expect(pages.errors.maxPages).toBe('Enter a whole number from 1 to 100,000.');
  });
});
