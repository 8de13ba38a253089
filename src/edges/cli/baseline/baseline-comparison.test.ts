import { describe, expect, it } from 'vitest';
import { aBaseline, aFinding, aHead, aPage, compare, compareWith, origin } from '../../../../test/cli/make-baseline.ts';
import type { Listed } from '../../../../test/cli/make-baseline.ts';
import { parseOriginMap } from '../../../url/origin-map.ts';
import { BaselineComparison } from './baseline-comparison.ts';

describe('a comparison with a baseline', () => {
  it('has new, unchanged and fixed findings, and the updated baseline is what the scan shows', () => {
    const { statuses, result, updated } = compare({ '/': { label: ['a', 'b'] } }, [aFinding('b'), aFinding('c')]);

    expect(statuses).toEqual(['unchanged', 'new']);
    expect(result).toEqual({
      new: ['c'],
      altered: [],
      unchanged: 1,
      undecided: 0,
      marked: 0,
      unjudged: 0,
      fixed: [{ page: '/', rule: 'label', count: 1 }],
      fixedFindings: [
        { rule: 'label', selector: '#a', text: 'The a', pageUrl: `${origin}/`, pagePath: [], scanId: 'scan' },
      ],
      unjudgedIds: [],
      notLookedAt: [],
      renamed: [],
      enginesChanged: false,
      suggestedMapping: undefined,
    });
    expect(updated).toEqual({ '/': { label: ['b', 'c'] } });
  });

  it('counts equal fingerprints on one page as many', () => {
    const { statuses, result } = compare({ '/': { label: ['a', 'a', 'a'] } }, [aFinding('a'), aFinding('a')]);
    const more = compare({ '/': { label: ['a'] } }, [aFinding('a'), aFinding('a')]);

    expect(statuses).toEqual(['unchanged', 'unchanged']);
    expect(result.fixed).toEqual([{ page: '/', rule: 'label', count: 1 }]);
    expect(more.statuses).toEqual(['unchanged', 'new']);
    expect(more.updated).toEqual({ '/': { label: ['a', 'a'] } });
  });

  it('does not call fixed what a state showed that the scan does not look at', () => {
    const inStates = aFinding('a', { states: ['default', 'dark'] });
    const { updated: pages } = compare({}, [inStates, aFinding('b')], [aPage('/', { states: ['dark'] })]);

    const without = compare(pages, [], [aPage('/')]);
    const looked = compare(pages, [], [aPage('/', { states: ['dark', 'zoom_200'] })]);

    expect(pages).toEqual({ '/': { label: ['a@default.dark', 'b'] } });
    expect(without.result.fixed).toEqual([{ page: '/', rule: 'label', count: 1 }]);
    expect(without.result.notLookedAt).toEqual([{ page: '/', rule: 'label', count: 1, reason: 'state_not_looked_at' }]);
    expect(without.updated).toEqual({ '/': { label: ['a@default.dark'] } });
    expect(looked.result.fixed).toEqual([{ page: '/', rule: 'label', count: 2 }]);
    expect(compare(pages, [inStates, aFinding('b')]).statuses).toEqual(['unchanged', 'unchanged']);
  });

  it('does not call fixed what was opened, or new what was not, where openers were not operated', () => {
    const opened = aFinding('a', { path: ['Menu'] });
    const off = aPage('/', { rules_not_run: ['opens-by-keyboard'] });
    const { updated: pages } = compare({}, [opened, aFinding('b')]);
    const madeWithout = aBaseline({ '/': {} }, { '/': ['opens-by-keyboard'] });

    const without = compare(pages, [], [off]);

    expect(pages).toEqual({ '/': { label: ['a>', 'b'] } });
    expect(without.result.fixed).toEqual([{ page: '/', rule: 'label', count: 1 }]);
    expect(without.result.notLookedAt).toEqual([{ page: '/', rule: 'label', count: 1, reason: 'part_not_opened' }]);
    expect(without.updated).toEqual({ '/': { label: ['a>'] } });
    expect(compare(pages, []).result.fixed).toEqual([{ page: '/', rule: 'label', count: 2 }]);
    expect(compare(pages, [opened, aFinding('b')]).statuses).toEqual(['unchanged', 'unchanged']);
    expect(compareWith(madeWithout, [opened, aFinding('b')], [aPage('/')]).statuses).toEqual(['unjudged', 'new']);
    expect(compare({ '/': {} }, [opened], [off]).result).toMatchObject({ new: [], unjudgedIds: ['id of a'] });
  });

  it('does not call fixed what is excluded now, or new what was excluded before', () => {
    const all = { ...aBaseline({ '/': { label: ['a'] }, '/whole': { label: ['b'] } }), exclude_selectors: [] };
    const some = { ...all, exclude_selectors: ['#ad'] };
    const scanned = [aPage('/', { notes: [{ code: 'excluded' }] }), aPage('/whole')];
    const [ofPage, ofWhole] = ['/', '/whole'].map((page) => ({ page, rule: 'label', count: 1 }));
    const found = [aFinding('c')];

    const narrower = compareWith(all, found, scanned, some.exclude_selectors);
    const equal = compareWith(some, found, scanned, some.exclude_selectors);
    const wider = compareWith(some, found, [aPage('/'), aPage('/whole')]);

    expect([narrower.statuses, equal.statuses, wider.statuses]).toEqual([['new'], ['new'], ['unjudged']]);
    expect(narrower.result.fixed).toEqual([ofWhole]);
    expect(narrower.result.notLookedAt).toEqual([{ ...ofPage, reason: 'part_excluded' }]);
    expect(narrower.updated).toEqual({ '/': { label: ['c'] }, '/whole': {} });
    for (const { result } of [equal, wider]) expect(result.fixed).toEqual([ofPage, ofWhole]);
  });

  it('says why the scan did not look at a finding, and an update keeps it', () => {
    const pages: Listed = {
      '/absent': { label: ['a'] },
      '/failed': { label: ['b', 'c'] },
      '/rule': { label: ['d'], region: ['e'] },
      '/many': { label: ['f'] },
      '/frames': { label: ['g', 'h~'] },
      '/unknown-frames': { label: ['i~'] },
    };
    const scanned = [
      aPage('/failed', { status: 'failed' }),
      aPage('/rule', { rules_not_run: ['label'] }),
      aPage('/many', { rules_truncated: ['label'] }),
      aPage('/frames', { unreached_frames: ['#ad'] }),
      aPage('/unknown-frames', { unreached_frames: null }),
    ];

    const { result, updated } = compare(pages, [], scanned);

    expect(result.notLookedAt).toEqual([
      { page: '/absent', rule: 'label', count: 1, reason: 'page_absent' },
      { page: '/failed', rule: 'label', count: 2, reason: 'page_not_scanned' },
      { page: '/rule', rule: 'label', count: 1, reason: 'rule_not_run' },
      { page: '/many', rule: 'label', count: 1, reason: 'rule_truncated' },
      { page: '/frames', rule: 'label', count: 1, reason: 'frame_not_reached' },
      { page: '/unknown-frames', rule: 'label', count: 1, reason: 'frame_not_reached' },
    ]);
    expect(result.fixed).toEqual([
      { page: '/rule', rule: 'region', count: 1 },
      { page: '/frames', rule: 'label', count: 1 },
    ]);
    expect(updated).toEqual({ ...pages, '/rule': { label: ['d'] }, '/frames': { label: ['h~'] } });
  });

  it('takes what needs review, is accepted or is marked neither as new nor as fixed, and keeps what the baseline has of it', () => {
    const review = { kind: 'needs_review' } as const;
    const marked = { false_positive: true, verdict: 'false_positive' };

    const { statuses, result, updated } = compare({ '/': { label: ['a', 'b'] } }, [
      aFinding('a', review),
      aFinding('b', { verdict: 'accepted' }),
      aFinding('c', review),
      aFinding('d', marked),
    ]);

    expect(statuses).toEqual(['undecided', 'marked', 'undecided', 'marked']);
    expect(result).toMatchObject({ new: [], unchanged: 0, undecided: 1, marked: 1, fixed: [], notLookedAt: [] });
    expect(updated).toEqual({ '/': { label: ['a', 'b'] } });
  });

  it('without a baseline takes everything as new, and lists pages without failures', () => {
    const inside = aFinding('b', { selector: '#frame >>> #b', page_url: 'https://other.test/x' });

    const { statuses, updated } = compare(undefined, [aFinding('a'), inside], [aPage('/'), aPage('/clean')]);

    expect(statuses).toEqual(['new', 'new']);
    expect(updated).toEqual({ '/': { label: ['a'] }, '/clean': {}, 'https://other.test/x': { label: ['b~'] } });
  });

  it('finds pages at a mapped origin, and suggests the mapping when no page is found', () => {
    const local = 'http://localhost:3000';
    const parsed = parseOriginMap([`${local}=${origin}`]);
    const origins = parsed.ok ? parsed.origins : undefined;
    const baseline = aBaseline({ '/': { label: ['a'] } });
    const run = (map: typeof origins) => {
      const comparison = new BaselineComparison({ baseline, origins: map });
      comparison.start(aHead(`${local}/`));
      comparison.add(aFinding('a', { page_url: `${local}/` }));
      comparison.addPage(aPage('/', { url: `${local}/` }));
      return comparison.finish();
    };

    expect(run(origins)).toMatchObject({ new: [], unchanged: 1, notLookedAt: [], suggestedMapping: undefined });
    expect(run(undefined)).toMatchObject({
      new: [{ fingerprint: 'a' }],
      unchanged: 0,
      suggestedMapping: `${local}=${origin}`,
    });
  });

  it('counts the rules of a standard alone, and an update keeps those of all', () => {
    const baseline = aBaseline({ '/': { label: ['a', 'b'], region: ['c', 'd'] } });
    const comparison = new BaselineComparison({ baseline, origins: undefined, counted: new Set(['label']) });
    comparison.start(aHead());
    for (const name of ['a', 'e']) comparison.add(aFinding(name));
    for (const name of ['c', 'f']) comparison.add(aFinding(name, { rule: 'region' }));
    comparison.addPage(aPage('/'));

    const { new: added, unchanged, fixed } = comparison.finish();
    const { pages } = comparison.update({ prune: false });

    expect([added.map(({ fingerprint }) => fingerprint), unchanged, fixed]).toEqual([
      ['e'],
      1,
      [{ page: '/', rule: 'label', count: 1 }],
    ]);
    expect(Object.values(pages['/'] ?? {}).map((list) => list.map(({ fingerprint }) => fingerprint))).toEqual([
      ['a', 'e'],
      ['c', 'f'],
    ]);
  });

  it('reports other engines, and refuses another viewport', () => {
    const comparison = new BaselineComparison({ baseline: aBaseline({}), origins: undefined });
    comparison.start(aHead(undefined, undefined, 'axe-core 5'));

    expect(comparison.finish().enginesChanged).toBe(true);
    expect(comparison.update({ prune: false }).engines).toBe('axe-core 5');
    expect(() => comparison.start(aHead(undefined, 'mobile'))).toThrow(
      'The baseline is of the viewport "desktop", and the scan is of "mobile". Use one baseline file per viewport.',
    );
  });
});

describe('a rule that did not finish', () => {
  it('when the baseline was made has no new findings, and an update knows them', () => {
    const baseline = aBaseline({ '/': {} }, { '/': ['label'] });

    const { statuses, result, updated, unfinished } = compareWith(baseline, [aFinding('a')], [aPage('/')]);

    expect(statuses).toEqual(['unjudged']);
    expect(result).toMatchObject({ new: [], unjudged: 1, unjudgedIds: ['id of a'], fixed: [] });
    expect([updated, unfinished]).toEqual([{ '/': { label: ['a'] } }, {}]);
  });

  it('in the scan is noted in the update', () => {
    const { unfinished } = compare({ '/gone': {} }, [], [aPage('/', { rules_not_run: ['region', 'label'] })]);

    expect(unfinished).toEqual({ '/': ['region', 'label'] });
  });

  it('in the scan finds nothing new, although the baseline keeps what it found', () => {
    const { result, updated } = compare({ '/': {} }, [aFinding('a')], [aPage('/', { rules_not_run: ['label'] })]);

    expect(result).toMatchObject({ new: [], unjudged: 1, unjudgedIds: ['id of a'], fixed: [] });
    expect(updated).toEqual({ '/': { label: ['a'] } });
  });
});

describe('a page that is gone', () => {
  it('stays in an update, unless it is pruned', () => {
    const comparison = new BaselineComparison({
      baseline: aBaseline({ '/gone': { label: ['a'] } }),
      origins: undefined,
    });
    comparison.start(aHead());
    comparison.addPage(aPage('/'));

    expect(comparison.update({ prune: true }).pages).toEqual({ '/': {} });
  });

  it('is named with the page that has its findings now', () => {
    const renamed = aFinding('x', { page_url: `${origin}/new`, selector: '#a', html: '<p>The a</p>' });

    const { result } = compare({ '/old': { label: ['a'] } }, [renamed], [aPage('/new')]);

    expect(result.renamed).toEqual([{ from: '/old', to: '/new' }]);
  });
});
