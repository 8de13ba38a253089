import { describe, expect, it } from 'vitest';
import type { ScanCounts } from './scan-state.ts';
import { decideStatus, hasEnded, scanStatuses } from './scan-state.ts';

function aScan(fields: Partial<ScanCounts> = {}): ScanCounts {
  return {
    status: 'running',
    phase: 'scanning',
    pages_pending: 0,
    pages_running: 0,
    pages_completed: 0,
    pages_failed: 0,
    discovery_lease_until: null,
    ...fields,
  };
}

const beingRead = { phase: 'discovering', discovery_lease_until: new Date() } as const;

describe('the state of a scan', () => {
  it.each([
    ['continues while pages wait', aScan({ pages_pending: 1, pages_completed: 5 }), 'running'],
    ['continues while a page is in flight', aScan({ pages_running: 1, pages_failed: 5 }), 'running'],
    [
      'continues while its sitemap is read, whatever its pages do',
      aScan({ ...beingRead, pages_completed: 3 }),
      'running',
    ],
    ['continues when the reader of its sitemap let go', aScan({ phase: 'discovering', pages_completed: 3 }), 'running'],
    ['stays queued until something happens', aScan({ status: 'queued', phase: 'waiting' }), 'queued'],
    ['is completed when every page was scanned', aScan({ pages_completed: 3 }), 'completed'],
    ['is partial when some were and some failed', aScan({ pages_completed: 1, pages_failed: 99 }), 'partial'],
    ['failed when no page was scanned', aScan({ pages_failed: 3 }), 'failed'],
    ['failed when there was no page', aScan(), 'failed'],
    [
      'is pausing while a page is in flight',
      aScan({ status: 'pausing', pages_running: 1, pages_pending: 5 }),
      'pausing',
    ],
    ['is pausing while its sitemap is read', aScan({ ...beingRead, status: 'pausing' }), 'pausing'],
    ['is paused when nothing is in flight', aScan({ status: 'pausing', pages_pending: 5 }), 'paused'],
    ['is paused when the reader of its sitemap let go', aScan({ status: 'pausing', phase: 'discovering' }), 'paused'],
    ['is paused before anything began', aScan({ status: 'pausing', phase: 'waiting' }), 'paused'],
    ['ends instead of pausing when nothing is left', aScan({ status: 'pausing', pages_completed: 2 }), 'completed'],
    ['stays paused', aScan({ status: 'paused', pages_pending: 5 }), 'paused'],
  ] as const)('%s', (_title, scan, status) => {
    expect(decideStatus(scan)).toBe(status);
  });

  it.each(['completed', 'partial', 'failed'] as const)('stays %s', (status) => {
    expect(decideStatus(aScan({ status, phase: 'done', pages_pending: 3 }))).toBe(status);
  });

  it('has ended in three of seven states', () => {
    expect(scanStatuses.filter(hasEnded)).toEqual(['completed', 'partial', 'failed']);
    expect(scanStatuses).toHaveLength(7);
  });
});
