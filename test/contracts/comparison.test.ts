import { beforeEach, expect, it } from 'vitest';
import { ComparisonReader } from '../../src/reading/comparison/comparison-reader.ts';
import { summarizeComparison } from '../../src/reading/comparison/present-comparison.ts';
import type { Database } from '../../src/adapters/db/schema.ts';
import type { PageReport } from '../../src/records/pages/page-report.ts';
import { getScan } from '../../src/records/scans/read-scans.ts';
import { markFalsePositives } from '../../src/records/triage/mark-false-positives.ts';
import { onServer } from '../databases/each-database.ts';
import { textsIn } from '../../src/texts/texts.ts';
import {
  aFailedReport,
  aGroup,
  aGroupOf,
  aScannedReport,
  aSitemapScan,
  anOccurrence,
  ruleInfo,
  scanNextPage,
} from './make-scans.ts';
import { noChange, aScanWith as makeScanWith, compare as compareScans } from './compare-reports.ts';

onServer('the comparison of two scans', (open) => {
  let db: Database;
  beforeEach(async () => ({ db } = await open()));

  const aScanWith = async (...reports: readonly PageReport[]) => makeScanWith(db, reports);
  const compare = async (hereId: string, baseId?: string) => compareScans(db, hereId, baseId);

  it('findings whose generated tokens alone differ are the same', async () => {
    const drifted = (token: string, text = 'Berths') => ({
      ...anOccurrence({ fingerprint: `${token} ${text}`, selector: `.sc-${token} > a` }),
      html: `<a id="${token}" class="card sc-${token}" href="/a">${text}</a>`,
    });
    const group = (...occurrences: readonly ReturnType<typeof drifted>[]) => ({
      ...aGroup(0),
      total: occurrences.length,
      occurrences,
    });
    const base = await aScanWith(
      aScannedReport({ groups: [group(drifted('kqzpt'), drifted('kqzpt', 'Prices'), drifted('email', 'Mail'))] }),
    );
    const here = await aScanWith(
      aScannedReport({ groups: [group(drifted('vxwgh'), drifted('wbzkf', 'News'), drifted('phone', 'Mail'))] }),
    );

    expect((await compare(here.id, base.id)).totals).toMatchObject({ ...noChange, unchanged: 1, new: 2, fixed: 2 });
  });

  it('findings in a state that the other scan did not look at are neither new nor fixed', async () => {
    const inStates = (name: string, states: string | null) => ({
      ...anOccurrence({ fingerprint: name, selector: `#${name}` }),
      states,
    });
    const group = (...occurrences: readonly ReturnType<typeof inStates>[]) => ({
      ...aGroup(0),
      total: occurrences.length,
      occurrences,
    });
    const [plain, dark, both] = [inStates('plain', null), inStates('dark', 'dark'), inStates('both', 'default dark')];
    const looked = await aScanWith(aScannedReport({ states: ['dark'], groups: [group(plain, dark, both)] }));
    const without = await aScanWith(aScannedReport({ groups: [] }));
    const again = await aScanWith(aScannedReport({ states: ['dark', 'zoom_200'], groups: [group(dark, both)] }));

    const [gone, back] = [await compare(without.id, looked.id), await compare(again.id, without.id)];

    expect(gone.totals).toMatchObject({ ...noChange, fixed: 1, not_comparable: 2 });
    expect(back.totals).toMatchObject({ ...noChange, new: 1, not_comparable: 1 });
    expect((await compare(again.id, looked.id)).totals).toMatchObject({ ...noChange, fixed: 1, unchanged: 2 });
  });

  it('shows what is new, fixed and unchanged, per issue and in total, and keeps what needs review apart', async () => {
    const base = await aScanWith(
      aScannedReport({ groups: [aGroupOf('a b c'), aGroupOf('x', { rule: 'label', kind: 'needs_review' })] }),
    );
    const here = await aScanWith(aScannedReport({ groups: [aGroupOf('b c d e'), aGroupOf('y', { rule: 'region' })] }));

    const compared = await compare(here.id);

    expect(compared).toEqual({
      base: { id: base.id, created_at: base.created_at.toISOString(), engine: 'axe-core 4.14.1' },
      engine_changed: false,
      states_changed: false,
      font_changes: [],
      totals: { ...noChange, new: 3, fixed: 1, unchanged: 2, needs_review: { ...noChange, fixed: 1 } },
      pages: { only_in_base: 0, only_here: 0, not_scanned_here: 0, not_scanned_in_base: 0 },
      issues: [
        {
          key: 'image-alt',
          kind: 'failed',
          severity: 'critical',
          title: expect.any(String),
          ...noChange,
          new: 2,
          fixed: 1,
          unchanged: 2,
        },
        { key: 'label', kind: 'needs_review', severity: 'critical', title: expect.any(String), ...noChange, fixed: 1 },
        { key: 'region', kind: 'failed', severity: 'moderate', title: expect.any(String), ...noChange, new: 1 },
      ],
    });
    expect(summarizeComparison(compared, textsIn('en'))).toBe(
      `Compared with the scan of ${textsIn('en').format.date(base.created_at)}, failures: 3 new, 1 fixed, 2 unchanged.`,
    );
  });

  it('a page that failed this time fixes nothing, and pages of only one scan are reported', async () => {
    await aScanWith(
      aScannedReport({ groups: [aGroupOf('a')] }),
      aScannedReport({ groups: [aGroupOf('b')] }),
      aScannedReport(),
    );
    const here = await aScanWith(aScannedReport({ groups: [aGroupOf('a')] }), aFailedReport());

    const { totals, pages } = await compare(here.id);

    expect(totals).toMatchObject({ new: 0, fixed: 0, unchanged: 1, not_comparable: 1 });
    expect(pages).toEqual({ only_in_base: 1, only_here: 0, not_scanned_here: 1, not_scanned_in_base: 0 });
  });

  it('the failures of a page that the base does not have are new, also what was found but not stored', async () => {
    const review = { kind: 'needs_review' } as const;
    await aScanWith(aScannedReport({ groups: [aGroupOf('a')] }));
    const here = await aScanWith(
      aScannedReport({ groups: [aGroupOf('a')] }),
      aScannedReport({ groups: [aGroupOf('b c'), aGroupOf('d', { rule: 'label', total: 5 }), aGroupOf('e', review)] }),
      aFailedReport(),
    );
    await markFalsePositives({ db, ruleInfo }, here.id, {
      scope: 'selector',
      kind: 'failed',
      key: 'image-alt',
      selector: '#c',
    });

    const { totals, pages, issues } = await compare(here.id);

    expect(totals).toEqual({ ...noChange, new: 6, unchanged: 1, needs_review: { ...noChange, new: 1 } });
    expect(pages).toMatchObject({ only_here: 2, only_in_base: 0 });
    expect(issues.map(({ key, new: added }) => [key, added])).toEqual([
      ['label', 5],
      ['image-alt', 1],
      ['image-alt', 1],
    ]);
  });

  it('the findings of a page that only the base has are not fixed', async () => {
    await aScanWith(aScannedReport({ groups: [aGroupOf('a')] }), aScannedReport({ groups: [aGroupOf('b')] }));
    const here = await aScanWith(aScannedReport());

    expect((await compare(here.id)).totals).toMatchObject({ ...noChange, fixed: 1, not_comparable: 1 });
  });

  it('a rule that was not finished on one side is not compared there', async () => {
    const base = await aScanWith(
      aScannedReport({ rules: { 'image-alt': null }, groups: [aGroupOf('l', { rule: 'label' })] }),
    );
    const here = await aScanWith(aScannedReport({ rules: { label: null }, groups: [aGroupOf('a b')] }));

    expect((await compare(here.id)).totals).toMatchObject({ new: 0, fixed: 0, unchanged: 0, not_comparable: 3 });
    expect((await compare(base.id, here.id)).totals).toMatchObject({
      new: 0,
      fixed: 0,
      unchanged: 0,
      not_comparable: 3,
    });
  });

  it('what a rule found that did not finish here stays, and is not new', async () => {
    await aScanWith(aScannedReport({ groups: [aGroupOf('a')] }));
    const here = await aScanWith(aScannedReport({ rules: { 'image-alt': null }, groups: [aGroupOf('a b')] }));

    expect((await compare(here.id)).totals).toMatchObject({ new: 0, fixed: 0, unchanged: 1, not_comparable: 1 });
  });

  it('what was found but not stored is not compared, nor what may be among it on the other side', async () => {
    await aScanWith(aScannedReport({ groups: [aGroupOf('a b', { total: 5 })] }));
    const here = await aScanWith(aScannedReport({ groups: [aGroupOf('b c')] }));

    expect((await compare(here.id)).totals).toMatchObject({ new: 0, fixed: 1, unchanged: 1, not_comparable: 4 });
  });

  it('a finding that failed and now needs review, or the other way round, is changed: neither fixed nor new', async () => {
    const review = { kind: 'needs_review' } as const;
    const base = await aScanWith(
      aScannedReport({ groups: [aGroupOf('a b'), aGroupOf('c d', review), aGroupOf('x', { rule: 'label' })] }),
    );
    const here = await aScanWith(aScannedReport({ groups: [aGroupOf('b c e'), aGroupOf('a', review)] }));

    const compared = await compare(here.id);

    expect(compared.totals).toEqual({
      ...noChange,
      new: 1,
      changed: 1,
      fixed: 1,
      unchanged: 1,
      needs_review: { ...noChange, changed: 1, fixed: 1 },
    });
    expect(compared.issues.map(({ key, kind, changed }) => [key, kind, changed])).toEqual([
      ['image-alt', 'failed', 1],
      ['image-alt', 'needs_review', 1],
      ['label', 'failed', 0],
    ]);
    expect(summarizeComparison(compared, textsIn('en'))).toBe(
      `Compared with the scan of ${textsIn('en').format.date(base.created_at)}, failures: 1 new, 1 fixed, 1 changed between failed and needs review, 1 unchanged.`,
    );
  });

  it('a finding that changes its kind and is marked in one of the scans is left out of both', async () => {
    const review = { kind: 'needs_review' } as const;
    const base = await aScanWith(aScannedReport({ groups: [aGroupOf('a b'), aGroupOf('c', review)] }));
    await markFalsePositives({ db, ruleInfo }, base.id, {
      scope: 'selector',
      kind: 'failed',
      key: 'image-alt',
      selector: '#a',
    });
    const here = await aScanWith(aScannedReport({ groups: [aGroupOf('a b c', review)] }));

    expect((await compare(here.id)).totals).toEqual({
      ...noChange,
      needs_review: { ...noChange, changed: 1, unchanged: 1 },
    });
  });

  it('what may be among the findings of the other kind that were not stored is not fixed', async () => {
    const review = { kind: 'needs_review' } as const;
    await aScanWith(aScannedReport({ groups: [aGroupOf('a b')] }));
    const here = await aScanWith(aScannedReport({ groups: [aGroupOf('b'), aGroupOf('c', { ...review, total: 5 })] }));

    expect((await compare(here.id)).totals).toMatchObject({ new: 0, fixed: 0, unchanged: 1, not_comparable: 1 });
  });

  it.each([
    ['is known', ['#ad', '#map']],
    ['is not known', null],
  ])(
    'a finding in a frame that one scan did not reach is not compared: which frame %s',
    async (_case, unreachedFrames) => {
      const inFrames = ['#map >>> #a', '#map >>> #host >>> #b', '#map2 >>> #c', '#d'].map((selector) =>
        anOccurrence({ selector, fingerprint: `image-alt ${selector}` }),
      );
      const all = { ...aGroup(0), total: 4, occurrences: inFrames };
      const base = await aScanWith(aScannedReport({ groups: [all] }));
      const here = await aScanWith(aScannedReport({ groups: [aGroupOf('e')], unreachedFrames }));
      const unknown = unreachedFrames === null ? 3 : 2;

      expect((await compare(here.id)).totals).toMatchObject({ new: 1, fixed: 4 - unknown, not_comparable: unknown });
      expect((await compare(base.id, here.id)).totals).toMatchObject({
        new: 4 - unknown,
        fixed: 1,
        not_comparable: unknown,
      });
    },
  );

  it('a finding in a frame that neither scan lost is compared as others', async () => {
    const framed = (name: string) => ({
      ...aGroup(0),
      total: 1,
      occurrences: [anOccurrence({ selector: `#map >>> #${name}`, fingerprint: `image-alt ${name}` })],
    });
    await aScanWith(aScannedReport({ groups: [framed('a')], unreachedFrames: ['#ad'] }));
    const here = await aScanWith(aScannedReport({ groups: [framed('b')], unreachedFrames: ['#ad'] }));

    expect((await compare(here.id)).totals).toMatchObject({ new: 1, fixed: 1, not_comparable: 0 });
  });

  it('a finding that is marked as false positive in one of the scans is left out of both', async () => {
    await aScanWith(aScannedReport({ groups: [aGroupOf('a b')] }));
    const here = await aScanWith(aScannedReport({ groups: [aGroupOf('a c')] }));
    await markFalsePositives({ db, ruleInfo }, here.id, {
      scope: 'selector',
      kind: 'failed',
      key: 'image-alt',
      selector: '#a',
    });

    expect((await compare(here.id)).totals).toMatchObject({ new: 1, fixed: 1, unchanged: 0, not_comparable: 0 });
  });

  it('is computed again when a scan has changed', async () => {
    const base = await aScanWith(aScannedReport({ groups: [aGroupOf('a')] }));
    const { id } = await aSitemapScan(db, 1);
    const reader = new ComparisonReader();

    const before = await reader.compare(db, { base, here: await getScan(db, id) });
    await scanNextPage(db, aScannedReport({ groups: [aGroupOf('a')] }));
    const after = await reader.compare(db, { base, here: await getScan(db, id) });

    expect(before.groups).toMatchObject([{ unchanged: 0, not_comparable: 1 }]);
    expect(after.groups).toMatchObject([{ unchanged: 1, not_comparable: 0 }]);
    expect(await reader.compare(db, { base, here: await getScan(db, id) })).toBe(after);
  });
});
