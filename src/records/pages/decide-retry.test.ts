import { describe, expect, it } from 'vitest';
import { decideRetry, limitAttempt, maxPageAttempts } from './decide-retry.ts';
import { failureCodes, isTransient } from '../../visit/page-outcome.ts';
import type { PageReport } from './page-report.ts';

type Failed = PageReport & { readonly kind: 'failed' };

function aFailure(fields: Partial<Failed> = {}): Failed {
  return {
    kind: 'failed',
    code: 'connection_error',
    saying: null,
    retryAfterMs: null,
    httpStatus: null,
    finalUrl: null,
    textDigest: null,
    title: null,
    durationMs: 1,
    ...fields,
  };
}

describe('a failed page', () => {
  it('is tried three times, with increasing delays', () => {
    expect([1, 2, 3, 4].map((attempts) => decideRetry(aFailure(), attempts))).toEqual([
      { kind: 'again', afterMs: 1_000 },
      { kind: 'again', afterMs: 4_000 },
      { kind: 'give-up' },
      { kind: 'give-up' },
    ]);
    expect(maxPageAttempts).toBe(3);
  });

  it.each(failureCodes)('is tried again only when the failure is transient: %s', (code) => {
    expect(decideRetry(aFailure({ code }), 1).kind).toBe(isTransient(code) ? 'again' : 'give-up');
  });

  it('whose status is transient is tried again, after the requested wait', () => {
    expect(decideRetry(aFailure({ code: 'http_status', retryAfterMs: 1_000 }), 2)).toEqual({
      kind: 'again',
      afterMs: 4_000,
    });
    expect(decideRetry(aFailure({ code: 'http_status', retryAfterMs: 1_000 }), 3)).toEqual({ kind: 'give-up' });
  });

  it('that hung because of its own scripts gets one more attempt, with half the time', () => {
    const hung = aFailure({ code: 'renderer_unresponsive', isHung: true });

    expect([1, 2].map((attempts) => decideRetry(hung, attempts).kind)).toEqual(['again', 'give-up']);
    expect([false, true].map((wasHung) => limitAttempt(20_000, { hung: wasHung }))).toEqual([20_000, 10_000]);
  });

  it.each([
    ['shorter than our own wait', 10, { kind: 'again', afterMs: 1_000 }],
    ['a minute', 60_000, { kind: 'again', afterMs: 60_000 }],
    ['two minutes', 120_000, { kind: 'again', afterMs: 120_000 }],
    ['longer than any server is waited for', 120_001, { kind: 'give-up' }],
  ] as const)('waits as long as the server asked: %s', (_case, retryAfterMs, expected) => {
    expect(decideRetry(aFailure({ code: 'rate_limited', retryAfterMs }), 1)).toEqual(expected);
  });
});
