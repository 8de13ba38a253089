import { describe, expect, it } from 'vitest';
import type { Report } from './check-test-report.ts';
import { checkReport } from './check-test-report.ts';

type Entry = Report['testResults'][number]['assertionResults'][number];

function aReport(...entries: readonly Entry[]): Report {
  const count = (wanted: string) => entries.filter(({ status }) => status === wanted).length;
  return {
    numPassedTests: count('passed'),
    numFailedTests: count('failed'),
    testResults: [{ status: count('failed') > 0 ? 'failed' : 'passed', assertionResults: entries }],
  };
}

const passed: Entry = { status: 'passed', fullName: 'a scan ends' };

describe('the result of the suite', () => {
  it('lists what this machine cannot test by name, neither passed nor failed', () => {
    const foreign: Entry = {
      status: 'skipped',
      fullName: 'a browser gives way',
      meta: { notApplicable: 'needs Linux' },
    };

    const result = checkReport(aReport(passed, foreign), 0);

    expect(result).toEqual({
      passed: 1,
      failed: 0,
      notApplicable: 1,
      lines: ['not applicable here: a browser gives way (needs Linux)'],
    });
  });

  it.each(['skipped', 'pending', 'todo', 'disabled'])('counts a test that is %s as failed', (status) => {
    const result = checkReport(aReport(passed, { status, fullName: 'a page is scanned', meta: {} }), 0);

    expect(result).toEqual({
      passed: 1,
      failed: 1,
      notApplicable: 0,
      lines: ['skipped, which counts as failed: a page is scanned'],
    });
  });

  it('counts a file that could not be loaded, and an error outside of any test, as failed', () => {
    const notLoaded: Report = { ...aReport(passed), testResults: [{ status: 'failed', assertionResults: [] }] };

    expect(checkReport(notLoaded, 1)).toMatchObject({ passed: 1, failed: 1 });
    expect(checkReport(aReport(passed), 1)).toMatchObject({ passed: 1, failed: 1 });
  });
});
