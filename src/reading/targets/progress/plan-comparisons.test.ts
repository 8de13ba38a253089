import { describe, expect, it } from 'vitest';
import { planComparisons } from './plan-comparisons.ts';

const whole = { scannedPages: 1, isRemoved: false, rows: 10 };
const removed = { ...whole, isRemoved: true };
const failed = { ...whole, scannedPages: 0 };

const plan = (scans: readonly (typeof whole)[], options = {}) =>
  planComparisons(scans, { leftOut: false, ...options }).map((one) =>
    one.kind === 'compared' ? one.base : one.reason,
  );

describe('each scan of a target', () => {
  it('is compared with the latest whole one before it that scanned a page', () => {
    expect(plan([whole, whole, failed, whole])).toEqual(['first_scan', 0, 'no_page_scanned', 1]);
  });

  it('is not compared without data on either side', () => {
    expect(plan([removed, failed, whole, whole])).toEqual([
      'data_removed',
      'no_page_scanned',
      'earlier_data_removed',
      2,
    ]);
  });

  it('is not the first one where earlier ones are left out', () => {
    expect(plan([whole, whole], { leftOut: true })).toEqual(['earlier_left_out', 0]);
  });

  it('is compared as long as the comparisons are small enough together, the latest first', () => {
    const large = { ...whole, rows: 30 };

    expect(plan([whole, whole, whole, whole], { limit: 45 })).toEqual(['first_scan', 'too_large', 1, 2]);
    expect(plan([whole, whole, large], { limit: 39 })).toEqual(['first_scan', 0, 'too_large']);
  });
});
