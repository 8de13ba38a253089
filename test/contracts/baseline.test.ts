import { beforeAll, beforeEach, expect, it } from 'vitest';
import { BaselineComparison } from '../../src/edges/cli/baseline/baseline-comparison.ts';
import type { Baseline } from '../../src/edges/cli/baseline/baseline-file.ts';
import { compareReport } from '../../src/edges/cli/baseline/compare-report.ts';
import type { Database } from '../../src/adapters/db/schema.ts';
import { onServer } from '../databases/each-database.ts';
import type { Rest } from './ask-rest.ts';
import { openRest } from './ask-rest.ts';
import { aFailedReport, aGroup, anOccurrence, aScannedReport, aSitemapScan, scanNextPage } from './make-scans.ts';
import type { ScannedReport } from './make-scans.ts';

onServer('a baseline made of JSON reports', (open) => {
  let db: Database;
  let rest: Rest;
  beforeAll(async () => {
    ({ db } = await open());
    rest = await openRest(db);
    return () => rest.close();
  });
  beforeEach(open);

  /** Two pages with these findings of one rule, the second with a page text that looks like the report's lines. */
  async function reportOf(...pages: readonly (Partial<ScannedReport> | undefined)[]): Promise<string> {
    const { id } = await aSitemapScan(db, pages.length);
    for (const fields of pages) await scanNextPage(db, fields === undefined ? aFailedReport() : aScannedReport(fields));
    return (await rest.ask('GET', `/api/scans/${id}/issues/report.json`)).body;
  }

  function found(names: string, rule = 'image-alt') {
    const html = '\n]}\n],"pages":[\n{"occurrences":[\n,';
    const occurrences = names
      .split(' ')
      .map((name) =>
        anOccurrence({ fingerprint: name, portable: name, selector: `#${name}`, html: `${html} ${textOf(name)}` }),
      );
    const unique = occurrences.map((one) => ({ ...one, fingerprint: `${rule} ${Math.random()}` }));
    return aGroup(0, { rule, occurrences: unique, total: unique.length });
  }

  async function compare(report: string, baseline?: Baseline): Promise<BaselineComparison> {
    const comparison = new BaselineComparison({ baseline, origins: undefined });
    await compareReport(comparison, inPieces(report));
    return comparison;
  }

  it('knows from a report what is new, fixed, unchanged and not looked at', async () => {
    const before = await reportOf(
      { groups: [found('a b'), found('c', 'label')] },
      { groups: [found('d')] },
      { groups: [found('e'), found('f', 'label')] },
    );
    const baseline = (await compare(before)).update({ prune: false });
    const after = await reportOf({ groups: [found('b g')] }, undefined, { rules: { label: null }, groups: [] });
    const comparison = await compare(after, baseline);

    expect({ ...baseline, pages: fingerprintsOf(baseline) }).toEqual({
      baseline_version: 2,
      tool: 'curbcut 1.2.3',
      engines: 'axe-core 4.14.1',
      origin: 'https://example.com',
      viewport: 'desktop',
      exclude_selectors: [],
      unfinished: {},
      pages: {
        '/0': { 'image-alt': ['a', 'b'], label: ['c'] },
        '/1': { 'image-alt': ['d'] },
        '/2': { 'image-alt': ['e'], label: ['f'] },
      },
    });
    expect(comparison.finish()).toMatchObject({
      new: [{ fingerprint: 'g', selector: '#g' }],
      altered: [],
      unchanged: 1,
      fixed: [
        { page: '/0', rule: 'image-alt', count: 1 },
        { page: '/0', rule: 'label', count: 1 },
        { page: '/2', rule: 'image-alt', count: 1 },
      ],
      notLookedAt: [
        { page: '/1', rule: 'image-alt', count: 1, reason: 'page_not_scanned' },
        { page: '/2', rule: 'label', count: 1, reason: 'rule_not_run' },
      ],
    });
    expect(fingerprintsOf(comparison.update({ prune: false }))).toEqual({
      '/0': { 'image-alt': ['b', 'g'] },
      '/1': { 'image-alt': ['d'] },
      '/2': { label: ['f'] },
    });
  });

  it('takes a rule with more occurrences than are stored as not looked at', async () => {
    const baseline = (await compare(await reportOf({ groups: [found('a b')] }))).update({ prune: false });
    const after = await reportOf({ groups: [{ ...found('b'), total: 2_000 }] });

    expect((await compare(after, baseline)).finish()).toMatchObject({
      fixed: [],
      notLookedAt: [{ page: '/0', rule: 'image-alt', count: 1, reason: 'rule_truncated' }],
    });
  });

  it('refuses a report that ends early, or whose lines were changed', async () => {
    const report = await reportOf({ groups: [found('a')] });

    await expect(compare(report.slice(0, -4))).rejects.toThrow('The JSON report is not complete. Download it again.');
    await expect(compare(JSON.stringify(JSON.parse(report), null, 2))).rejects.toThrow('has changed its lines');
  });
});

/** No two of them have words in common. */
function textOf(name: string): string {
  return [9, 8, 7].map((length) => name.repeat(length)).join(' ');
}

function fingerprintsOf({ pages }: Baseline) {
  const named = Object.entries(pages).map(([page, rules]) => {
    const lists = Object.entries(rules).map(([rule, list]) => [rule, list.map(({ fingerprint }) => fingerprint)]);
    return [page, Object.fromEntries(lists)] as const;
  });
  return Object.fromEntries(named);
}

/** Pieces that end anywhere, also within a character. */
async function* inPieces(text: string): AsyncGenerator<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  for (let at = 0; at < bytes.length; at += 997) yield bytes.subarray(at, at + 997);
}
