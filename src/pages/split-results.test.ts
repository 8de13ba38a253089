import { describe, expect, it } from 'vitest';
import { aFailedReport, aScannedReport } from '../../test/contracts/make-scans.ts';
import type { PageReport } from './page-report.ts';
import { splitResults } from './split-results.ts';

type Scanned = PageReport & { readonly kind: 'scanned' };

const site = 'https://example.com/';

function aResult(id: number, report: PageReport) {
  return { page: { id, scanId: 'scan', url: `${site}${id}`, claim: 1, attempts: 1 }, report };
}

/** Where each page leads to itself. */
function scanned(id: number, fields: Partial<Scanned> = {}) {
  return aResult(id, aScannedReport({ finalUrl: `${site}${id}`, textDigest: `text ${id}`, ...fields }));
}

function split(...results: readonly ReturnType<typeof aResult>[]) {
  return splitResults({ scan_type: 'sitemap' }, results).map((run) => run.map(({ page }) => page.id));
}

describe('results of one transaction', () => {
  it('are one run when the pages are different', () => {
    expect(split(scanned(1), scanned(2), scanned(3, { textDigest: null }), scanned(4, { textDigest: null }))).toEqual([
      [1, 2, 3, 4],
    ]);
  });

  it.each([
    ['has the same text', { textDigest: 'text 1' }],
    ['leads to the other', { finalUrl: `${site}1` }],
    ['leads where the other does', { finalUrl: `${site}elsewhere` }],
  ])('begin a run with a page that may be the same as one before: it %s', (_how, fields) => {
    expect(split(scanned(1), scanned(3, { finalUrl: `${site}elsewhere` }), scanned(2, fields), scanned(4))).toEqual([
      [1, 3],
      [2, 4],
    ]);
  });

  it('begin a run with a page that another one leads to', () => {
    expect(split(scanned(2, { finalUrl: `${site}1` }), scanned(1))).toEqual([[2], [1]]);
  });

  it.each([
    ['failed', aResult(2, aFailedReport())],
    ['adds pages', scanned(2, { found: { links: [], maxPages: 10 } })],
    ['belongs to a session', scanned(2, { session: { generation: 1, isProven: true } })],
  ])('leave a page alone that %s', (_what, alone) => {
    expect(split(scanned(1), alone, scanned(3), scanned(4))).toEqual([[1], [2], [3, 4]]);
  });
});
