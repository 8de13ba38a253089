import { describe, expect, it } from 'vitest';
import { readOrder } from './read-order.ts';
import { useOrderFiles, messageOf } from '../../../../test/cli/order-files.ts';

const { write } = useOrderFiles();

describe('an order that is refused', () => {
  it.each([
    [
      { urls: ['example.com'] },
      'A URL must begin with http:// or https:// and have no user name or password, not "example.com". Did you mean "https://example.com"?',
    ],
    [
      { server: 'localhost:8080' },
      '--server must begin with http:// or https:// and have no user name or password, not "localhost:8080". Did you mean "http://localhost:8080"?',
    ],
    [
      { urls: ['http://localhost:3000/**'] },
      'A URL must be that of a page, not the pattern "http://localhost:3000/**". Give patterns to --include or --exclude.',
    ],
    [
      { urls: ['https://me:secret@example.com'] },
      'A URL must begin with http:// or https:// and have no user name or password, not "https://…@example.com".',
    ],
    [{ fail_on: 'sever' }, '--fail-on must be critical, serious, moderate, minor or none, not "sever".'],
    [{ viewport: ['phone'] }, '--viewport must be desktop, laptop, wide, tablet, mobile or reflow, not "phone".'],
    [
      { max_failed_pages: '101%' },
      '--max-failed-pages must be a number of pages, or a percentage such as 5%, not "101%".',
    ],
    [{ min_pages: 'x' }, '--min-pages must be a whole number.'],
    [{ time_limit: '20' }, '--time-limit must be a duration such as 90s, 20m or 1h30m, not "20".'],
    [
      { format: ['sarf=x'] },
      '--format names no format "sarf": there are pdf, html, xlsx, csv, llm, json, sarif, junit, gitlab, codequality, markdown, wcag-em, openacr, earl.',
    ],
    [{ format: ['pdf'] }, '--format needs a file for this format, such as pdf=report.pdf.'],
    [
      { format: ['json', 'sarif'] },
      '--format: more than one report goes to standard output: give the others a file, such as sarif=report.sarif.',
    ],
    [
      { token_file: '/nowhere/token', server: 'http://a.example' },
      '--token-file /nowhere/token: the file does not exist.',
    ],
  ])('with a flag that cannot be used names it: %j', (flags, message) => {
    expect(messageOf(() => readOrder({ urls: ['https://example.com'], ...flags }, undefined))).toBe(message);
  });

  it.each([
    ['{ "urls": ', ': is not valid JSON: '],
    ['[1]', ': must be a JSON object with settings.'],
    ['{ "fail-on": "none" }', ': there is no setting "fail-on". Did you mean "fail_on"?'],
    ['{ "rules": [] }', ': there is no setting "rules". There are urls, sitemap, '],
    ['{ "sitemap": "yes", "urls": "https://example.com" }', ': sitemap must be true or false.'],
    [
      '{ "viewport": 3, "urls": "https://example.com" }',
      ': viewport must be desktop, laptop, wide, tablet, mobile or reflow, not "3".',
    ],
  ])('with a file that cannot be used names file and field: %s', (content, message) => {
    const config = write('wrong.json', content);

    expect(messageOf(() => readOrder({}, config))).toContain(`${config}${message}`);
  });

  it.each([
    [{ only_new: true, update_baseline: true }, '--only-new and --update-baseline: needs --baseline FILE.'],
    [
      { baseline: 'a.json', map_origin: ['localhost'] },
      '--map-origin cannot be used: Must be FROM=TO with two origins, for example http://localhost:3000=https://www.example.com.',
    ],
  ])('with flags for a baseline that cannot be used says why: %j', (flags, message) => {
    expect(messageOf(() => readOrder({ urls: ['https://example.com'], ...flags }, undefined))).toBe(message);
  });

  it.each([
    [{ sarif_anchor: 'index.html' }, '--sarif-anchor: needs --format sarif=FILE.'],
    [
      { sarif_anchor: '/index.html', format: ['sarif=a'] },
      '--sarif-anchor must be the path of a file from the root of the repository, such as src/index.html, not "/index.html".',
    ],
    [
      { map_origin: ['http://a.example=http://b.example'], format: ['junit=a'] },
      '--map-origin: needs --baseline FILE, or --format with sarif, gitlab, codequality.',
    ],
  ])('with flags for reports that are not written says why: %j', (flags, message) => {
    expect(messageOf(() => readOrder({ urls: ['https://example.com'], ...flags }, undefined))).toBe(message);
  });
});
