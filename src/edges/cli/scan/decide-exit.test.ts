import { describe, expect, it } from 'vitest';
import type { Outcome } from './decide-exit.ts';
import { decideExit } from './decide-exit.ts';
import type { Gate } from './scan-order.ts';

function anOutcome(more: Partial<Outcome> = {}): Outcome {
  return {
    pages: { total: 10, scanned: 10, failed: 0 },
    findings: { critical: 0, serious: 0, moderate: 3, minor: 1 },
    unreadSitemaps: [],
    stop: undefined,
    ...more,
  };
}

function aGate(more: Partial<Gate> = {}): Gate {
  return { failOn: 'serious', counts: 'all', minPages: 1, maxFailedPages: { kind: 'pages', most: 0 }, ...more };
}

const badFindings = { critical: 1, serious: 2, moderate: 0, minor: 0 };

describe('the exit code', () => {
  it('is 0 when no finding is as bad as the gate and every page was scanned', () => {
    expect(decideExit(anOutcome(), aGate())).toEqual({
      code: 0,
      reasons: ['No critical or serious failures. 10 pages scanned.'],
    });
  });

  it('is 1 with findings at or above the gate, which are counted by severity', () => {
    expect(decideExit(anOutcome(), aGate({ failOn: 'moderate' }))).toEqual({
      code: 1,
      reasons: ['Failures: 3 moderate (--fail-on moderate).'],
    });
    expect(decideExit(anOutcome({ findings: badFindings }), aGate({ failOn: 'minor' })).reasons).toEqual([
      'Failures: 1 critical, 2 serious (--fail-on minor).',
    ]);
  });

  it('does not depend on findings when the gate is none', () => {
    expect(decideExit(anOutcome({ findings: badFindings }), aGate({ failOn: 'none' })).code).toBe(0);
  });

  it('counts new findings only, or none, where a baseline says so', () => {
    const outcome = anOutcome({ findings: badFindings });

    expect(decideExit(outcome, aGate({ counts: 'new' })).reasons).toEqual([
      'New failures: 1 critical, 2 serious (--fail-on serious).',
    ]);
    expect(decideExit(anOutcome(), aGate({ counts: 'new' })).reasons).toEqual([
      'No new critical or serious failures. 10 pages scanned.',
    ]);
    expect(decideExit(outcome, aGate({ counts: 'none' }))).toEqual({
      code: 0,
      reasons: ['Failures do not decide: the baseline has them now (--update-baseline). 10 pages scanned.'],
    });
  });

  it.each([
    ['no page was scanned', { pages: { total: 0, scanned: 0, failed: 0 } }, {}, 'No page was scanned.'],
    [
      'no page was scanned, however many may be',
      { pages: { total: 1, scanned: 0, failed: 1 } },
      { minPages: 0, maxFailedPages: { kind: 'percent', most: 100 } },
      'No page was scanned.',
    ],
    [
      'fewer pages were scanned than expected',
      {},
      { minPages: 11 },
      'Only 10 pages scanned, at least 11 expected (--min-pages).',
    ],
    [
      'one page failed, by default',
      { pages: { total: 10, scanned: 9, failed: 1 } },
      {},
      '1 page not scanned, at most 0 allowed (--max-failed-pages).',
    ],
    [
      'more percent of the pages failed than may',
      { pages: { total: 10, scanned: 8, failed: 2 } },
      { maxFailedPages: { kind: 'percent', most: 19 } },
      '2 pages not scanned, at most 19% allowed (--max-failed-pages).',
    ],
    ['pages were not reached', { pages: { total: 10, scanned: 7, failed: 0 } }, {}, '3 pages not reached.'],
    [
      'a sitemap could not be read',
      { unreadSitemaps: [{ url: 'https://example.com/sitemap.xml', message: 'It is no XML.' }] },
      {},
      '1 sitemap could not be read completely.',
    ],
    ['the time limit was reached', { stop: { kind: 'time_limit' } }, {}, 'The time limit was reached (--time-limit).'],
  ] satisfies [string, Partial<Outcome>, Partial<Gate>, string][])('is 3 when %s', (_name, outcome, gate, reason) => {
    const { code, reasons } = decideExit(anOutcome(outcome), aGate(gate));

    expect(code).toBe(3);
    expect(reasons).toContain(reason);
  });

  it('allows as many failed pages as the gate says', () => {
    const pages = { total: 10, scanned: 8, failed: 2 };

    expect(decideExit(anOutcome({ pages }), aGate({ maxFailedPages: { kind: 'percent', most: 20 } })).code).toBe(0);
    expect(decideExit(anOutcome({ pages }), aGate({ maxFailedPages: { kind: 'pages', most: 2 } })).code).toBe(0);
  });

  it('is that of findings where coverage fails too, and both are named', () => {
    const outcome = anOutcome({ findings: badFindings, pages: { total: 2, scanned: 1, failed: 1 } });

    expect(decideExit(outcome, aGate())).toEqual({
      code: 1,
      reasons: [
        'Failures: 1 critical, 2 serious (--fail-on serious).',
        '1 page not scanned, at most 0 allowed (--max-failed-pages).',
      ],
    });
  });

  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)('is that of the signal %s before everything else', (name, code) => {
    const decision = decideExit(anOutcome({ findings: badFindings, stop: { kind: 'signal', name } }), aGate());

    expect(decision).toEqual({
      code,
      reasons: [
        `Stopped by ${name}: these are the results so far.`,
        'Failures: 1 critical, 2 serious (--fail-on serious).',
      ],
    });
  });
});
