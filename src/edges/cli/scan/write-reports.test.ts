import { describe, expect, it } from 'vitest';
import { jsonFormat } from '../../../reports/json/json-format.ts';
import { junitFormat } from '../../../reports/junit/junit-format.ts';
import type { Target } from './scan-order.ts';
import { planMerges } from '../merged/write-merged.ts';
import { planReports } from './write-reports.ts';

const report = { format: junitFormat, path: '/out/report.junit.xml' };

function aTarget(path: string, viewport = 'desktop'): Target {
  return { url: `https://example.com/${path}`, scanType: 'single', viewport };
}

describe('the file of a report', () => {
  it.each([
    [[aTarget('a')], ['/out/report.junit.xml']],
    [
      [aTarget('a'), aTarget('b')],
      ['/out/report-1.junit.xml', '/out/report-2.junit.xml'],
    ],
    [
      [aTarget('a'), aTarget('a', 'mobile')],
      ['/out/report-desktop.junit.xml', '/out/report-mobile.junit.xml'],
    ],
    [
      [aTarget('a', 'mobile'), aTarget('b', 'mobile'), aTarget('b', 'reflow')],
      ['/out/report-1-mobile.junit.xml', '/out/report-2-mobile.junit.xml', '/out/report-2-reflow.junit.xml'],
    ],
  ])('names what distinguishes the scans', (targets, paths) => {
    expect(planReports({ reports: [report], targets }).map(({ path }) => path)).toEqual(paths);
  });

  it('has no viewport if it is of several', () => {
    const targets = [aTarget('a', 'mobile'), aTarget('b', 'mobile'), aTarget('b', 'reflow')];

    const [merge, ...others] = planMerges(planReports({ reports: [report], targets }));

    expect(others).toEqual([]);
    expect(merge).toMatchObject({ path: '/out/report-2.junit.xml' });
    expect(merge?.parts.map(({ target }) => target.viewport)).toEqual(['mobile', 'reflow']);
    expect(planMerges(planReports({ reports: [report], targets: [aTarget('a'), aTarget('b')] }))).toEqual([]);
  });

  it('is needed where several scans would share standard output', () => {
    const reports = [{ format: jsonFormat, path: '-' }];
    const plan = () => planReports({ reports, targets: [aTarget('a'), aTarget('b')] });

    expect(plan).toThrow(
      '--format json: there are 2 scans, each with its own report, so a file is needed: json=report.json',
    );
  });
});
