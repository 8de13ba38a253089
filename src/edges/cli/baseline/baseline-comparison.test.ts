import { describe, expect, it } from 'vitest';
import { parseOriginMap } from '../../../url/origin-map.ts';
import { BaselineComparison } from './baseline-comparison.ts';
import type { BaselineEntry } from './baseline-entry.ts';
import type { Baseline } from './baseline-file.ts';
import type { ReportFinding, ReportHead, ReportPage } from './read-report.ts';

const origin = 'https://www.example.com';

type Listed = Readonly<Record<string, Readonly<Record<string, readonly (string | BaselineEntry)[]>>>>;

/** A fingerprint alone stands for an entry with the selector and text of `aFinding`. */
function aBaseline(pages: Listed, unfinished?: Baseline['unfinished']): Baseline {
  const listed = mapPages(pages, (entry) => (typeof entry === 'string' ? anEntry(entry) : entry));
  const head = { baseline_version: 2, tool: 'curbcut 1', engines: 'axe-core 4', origin, viewport: 'desktop' } as const;
  return { ...head, unfinished, pages: listed };
}

function anEntry(fingerprint: string): BaselineEntry {
  return { fingerprint, selector: `#${fingerprint}`, text: `The ${fingerprint}` };
}

function mapPages<In, Out>(
  pages: Readonly<Record<string, Readonly<Record<string, readonly In[]>>>>,
  change: (entry: In) => Out,
): Record<string, Record<string, readonly Out[]>> {
  const changed = Object.entries(pages).map(([page, rules]) => {
    const lists = Object.entries(rules).map(([rule, list]) => [rule, list.map(change)] as const);
    return [page, Object.fromEntries(lists)] as const;
  });
  return Object.fromEntries(changed);
}

function aHead(url = `${origin}/`, preset = 'desktop', engine: string | null = 'axe-core 4'): ReportHead {
  return { report_version: 1, tool: 'Curbcut 2', scan: { url, engine, viewport: { preset } } };
}

function aFinding(name: string, fields: Partial<ReportFinding> = {}): ReportFinding {
  return {
    id: name,
    rule: 'label',
    kind: 'failed',
    severity: 'critical',
    portable_fingerprint: name,
    page_url: `${origin}/`,
    selector: `#${name}`,
    html: `<p>The ${name}</p>`,
    false_positive: false,
    verdict: null,
    states: ['default'],
    ...fields,
  };
}

function aPage(path: string, fields: Partial<ReportPage> = {}): ReportPage {
  const url = `${origin}${path}`;
  return {
    url,
    status: 'completed',
    rules_not_run: [],
    rules_truncated: [],
    unreached_frames: [],
    states: [],
    ...fields,
  };
}

function compare(pages: Listed | undefined, findings: readonly ReportFinding[], scanned = [aPage('/')]) {
  const baseline = pages === undefined ? undefined : aBaseline(pages);
  return compareWith(baseline, findings, scanned);
}

/** `updated`: the fingerprints of the updated baseline. */
function compareWith(baseline: Baseline | undefined, findings: readonly ReportFinding[], scanned: ReportPage[]) {
  const comparison = new BaselineComparison({ baseline, origins: undefined });
  comparison.start(aHead());
  const statuses = findings.map((finding) => comparison.add(finding));
  for (const page of scanned) comparison.addPage(page);
  const { new: added, altered, ...result } = comparison.finish();
  const names = (list: readonly BaselineEntry[]) => list.map(({ fingerprint }) => fingerprint);
  const updated = comparison.update({ prune: false });
  return {
    statuses,
    result: { ...result, new: names(added), altered: names(altered) },
    updated: mapPages(updated.pages, ({ fingerprint }) => fingerprint),
    unfinished: updated.unfinished,
  };
}

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

describe('an altered element', () => {
  const known = (selector: string, text: string): BaselineEntry => ({ fingerprint: 'before', selector, text });
  const found = (selector: string, html: string) => aFinding('after', { selector, html });

  it.each([
    ['word', known('#buy', 'Buy now'), found('#buy', '<a id="buy">Buy today</a>')],
    ['id', known('#email', '<input id="email" class="wide">'), found('#mail', '<input id="mail" class="wide">')],
    ['class', known('.red', 'More about us'), found('.blue', '<a class="blue">More about us</a>')],
    ['wrapper', known('main > a', 'About'), found('main > div > a', '<a>About</a>')],
    ['query', known('img:nth-child(2)', '<img src="/a.png?v=1">'), found('img:nth-child(3)', '<img src="/a.png?v=2">')],
  ])('with a changed %s is neither new nor fixed', (_what, before, after) => {
    const { result, updated } = compare({ '/': { label: [before] } }, [after]);

    expect(result).toMatchObject({ new: [], altered: ['after'], fixed: [] });
    expect(updated).toEqual({ '/': { label: ['after'] } });
  });

  it('is not one of another rule, page, selector and text', () => {
    const before = { '/': { label: [known('#search', '<input id="search" type="search">')] }, '/b': { region: ['b'] } };
    const after = [
      found('footer button', '<button>Subscribe to our letter</button>'),
      aFinding('other', { rule: 'image-alt', selector: '#search', html: '<input id="search" type="search">' }),
    ];

    const { result } = compare(before, after, [aPage('/'), aPage('/b')]);

    expect(result).toMatchObject({ new: ['after', 'other'], altered: [] });
    expect(result.fixed).toHaveLength(2);
  });

  it('is one of two that are alike, and the second is new', () => {
    const more = [found('#a', '<a>Read more</a>'), aFinding('second', { selector: '#b', html: '<a>Read more</a>' })];

    const { result } = compare({ '/': { label: [known('#old', 'Read more')] } }, more);

    expect(result).toMatchObject({ new: ['second'], altered: ['after'], fixed: [] });
  });
});

describe('a rule that did not finish', () => {
  it('when the baseline was made has no new findings, and an update knows them', () => {
    const baseline = aBaseline({ '/': {} }, { '/': ['label'] });

    const { statuses, result, updated, unfinished } = compareWith(baseline, [aFinding('a')], [aPage('/')]);

    expect(statuses).toEqual(['unjudged']);
    expect(result).toMatchObject({ new: [], unjudged: 1, fixed: [] });
    expect([updated, unfinished]).toEqual([{ '/': { label: ['a'] } }, {}]);
  });

  it('in the scan is noted in the update', () => {
    const { unfinished } = compare({ '/gone': {} }, [], [aPage('/', { rules_not_run: ['region', 'label'] })]);

    expect(unfinished).toEqual({ '/': ['region', 'label'] });
  });

  it('in the scan finds nothing new, although the baseline keeps what it found', () => {
    const { result, updated } = compare({ '/': {} }, [aFinding('a')], [aPage('/', { rules_not_run: ['label'] })]);

    expect(result).toMatchObject({ new: [], unjudged: 1, fixed: [] });
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
