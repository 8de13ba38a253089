import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CommandFailure } from '../command-failure.ts';
import { readOrder } from './read-order.ts';

const urls = ['https://example.com'];
const server = 'https://curbcut.example';
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'curbcut-order-'));
});

afterAll(() => rmSync(folder, { recursive: true }));

function write(name: string, content: object | string): string {
  const path = join(folder, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

function messageOf(flags: object, file?: string): string {
  try {
    readOrder({ urls, ...flags }, file);
  } catch (error) {
    if (error instanceof CommandFailure && error.exitCode === 2) return error.message;
    throw error;
  }
  return 'no failure';
}

it('the pace of a run in place has the units of the settings', () => {
  const order = readOrder({ urls, concurrency: '4', page_timeout: '90s', wait: '2m' }, undefined);

  expect(order.pace).toEqual({ concurrency: 4, page_timeout_seconds: 90 });
  expect(order.waitMs).toBe(120_000);
  expect(readOrder({}, write('pace.json', { urls, concurrency: 2 })).pace).toEqual({ concurrency: 2 });
});

it.each([
  [{ concurrency: '0' }, '--concurrency must be a number of pages from 1 to 64.'],
  [{ concurrency: 'many' }, '--concurrency must be a number of pages from 1 to 64.'],
  [{ page_timeout: '1s' }, '--page-timeout must be from 5s to 300s.'],
  [{ concurrency: '2', server }, '--concurrency: the service decides this. Leave it out with --server.'],
  [{ page_timeout: '60s', server }, '--page-timeout: the service decides this. Leave it out with --server.'],
  [{ fresh: true }, '--fresh: needs --server URL.'],
  [{ include_needs_review: true }, '--include-needs-review: needs --format with sarif, junit, gitlab, codequality.'],
  [{ strict: true }, '--strict: needs --only-new.'],
  [{ baseline: 'x', prune: true }, '--prune: needs --update-baseline.'],
])('%j is refused: %s', (flags, message) => {
  expect(messageOf(flags)).toBe(message);
});

it('what a scan leaves out has the names of the REST interface', () => {
  const flags = { disable: ['region'], exclude_selector: ['.ad', '#chat'], operate: false, screenshots: false };

  expect(readOrder({ urls, ...flags }, undefined).targets).toEqual([
    {
      url: 'https://example.com',
      scanType: 'single',
      viewport: 'desktop',
      disable: ['region'],
      exclude_selectors: ['.ad', '#chat'],
      operate: false,
      screenshots: false,
    },
  ]);
  expect(readOrder({ operate: true }, write('quick.json', { urls, operate: false })).targets[0]).not.toHaveProperty(
    'operate',
  );
});

it('what is done before the check has the names of the REST interface, in the file', () => {
  const steps = [{ name: 'Menu open', url_pattern: '/', steps: [{ do: 'click', selector: '#menu' }] }];
  const file = write('steps.json', { urls, steps, dismiss_consent: true, level: 'aaa' });
  const broken = [{ ...steps[0], steps: [{ do: 'click', selector: 'div[' }] }];

  expect(readOrder({}, file).targets).toMatchObject([{ steps, dismiss_consent: true, level: 'aaa' }]);
  expect(messageOf({}, write('broken-steps.json', { urls, steps: broken }))).toContain(
    'steps.0.steps.0.selector: Must be a CSS selector.',
  );
  expect(messageOf({}, write('level.json', { urls, level: 'a' }))).toContain('level');
});

it('a flag turns off what the file turns on', () => {
  const file = write('on.json', { urls, quiet: true, crawl: true, fresh: true });

  expect(readOrder({ quiet: false, crawl: false }, file)).toMatchObject({
    quiet: false,
    targets: [{ scanType: 'single', fresh: true }],
  });
});

it('accepted findings have a reason, and belong to a run in place', () => {
  const entry = { rule: 'image-alt', selector: '#logo', page: '/news/*', reason: 'Decorative.', until: '2027-01-31' };
  const file = write('accepted.json', { urls, accepted: [entry] });

  expect(readOrder({}, file).accepted).toEqual([entry]);
  expect(messageOf({ server }, file)).toContain('Mark the findings there, or scan without --server.');
  expect(messageOf({}, write('no-reason.json', { accepted: [{ rule: 'image-alt' }] }))).toContain('accepted');
});

it('a comment in a list may follow a URL, and a fragment is no comment', () => {
  const list = write('urls.txt', 'https://example.com/a # the first\n\t# a line\nhttps://example.com/#/prices  #\n');

  expect(readOrder({ list }, undefined).targets).toMatchObject([
    { urls: ['https://example.com/a', 'https://example.com/#/prices'] },
  ]);
});
