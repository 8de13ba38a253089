import { describe, expect, it } from 'vitest';
import { asIssue } from '../../texts/issue-text.ts';
import { newScanSchema } from './new-scan.ts';

const odd = [
  null,
  7,
  'text',
  true,
  [],
  [null],
  [[null]],
  [7],
  {},
  { pages: 'text' },
  { pages: [7] },
  { processes: [7] },
];
const crawl = { scan_type: 'crawl', sitemap_url: 'https://example.com/', sample: { kind: 'wcag_em' } };

describe('a request for a scan', () => {
  it.each(Object.keys(newScanSchema.shape))('is accepted or refused whatever its field %s is', (field) => {
    const named = { kind: 'wcag_em', pages: ['https://example.com/a'] };
    const bodies = odd.flatMap((value) => [
      { ...crawl, sample: named, [field]: value },
      { ...crawl, sample: { ...named, ...(value as object) }, scope: { include: value } },
    ]);

    expect(() => bodies.map((body) => newScanSchema.safeParse(body))).not.toThrow();
  });

  it.each([
    { scan_type: 'single', sitemap_url: 'http://localhost:3000/**' },
    { scan_type: 'crawl', sitemap_url: 'https://*.example.com/' },
    { scan_type: 'list', urls: ['https://example.com/news/*'] },
  ])('for a pattern instead of a URL is refused in a sentence: %j', (body) => {
    const [issue, ...others] = newScanSchema.safeParse(body).error?.issues ?? [];

    expect(others).toEqual([]);
    expect(issue?.message).toBe(asIssue('fields.url_pattern'));
  });

  it('with a sample that is none is refused for it', () => {
    const refused = newScanSchema.safeParse({ ...crawl, sample: null });

    expect(refused.error?.issues.map(({ path }) => path)).toEqual([['sample']]);
  });
});
