import { describe, expect, it } from 'vitest';
import type { EngineReport, FoundElement } from '../engines/finding.ts';
import { applyReviews } from './apply-reviews.ts';

const anElement = (selector: string): FoundElement => ({
  selector,
  html: '',
  message: { code: 'color-contrast.review' },
  surroundings: '',
  component: { path: '' },
});
const [one, two, three] = [anElement('#one'), anElement('#two'), anElement('#three')];
const other = { kind: 'failed', rule: 'image-alt', total: 1, elements: [anElement('img')] } as const;

function aReport(fields: Partial<EngineReport> = {}): EngineReport {
  return {
    engine: { id: 'axe-core', version: '4' },
    rules: { 'color-contrast': [5, 1, 1_003], 'image-alt': [0, 1, 0] },
    findings: [
      { kind: 'failed', rule: 'color-contrast', total: 1, elements: [one] },
      other,
      { kind: 'needs_review', rule: 'color-contrast', total: 1_003, elements: [two, three] },
    ],
    unreachedFrames: [],
    ...fields,
  };
}

describe('outcomes of reviews', () => {
  it('move elements between kinds, and counts follow; elements that were only counted stay what they were', () => {
    const outcomes = new Map([
      [two, { result: 'failed', message: { code: 'color-contrast.too_pale' } }],
      [three, { result: 'passed' }],
    ] as const);

    expect(applyReviews([aReport()], outcomes)).toEqual({
      decidedPasses: 1,
      reports: [
        aReport({
          rules: { 'color-contrast': [6, 2, 1_001], 'image-alt': [0, 1, 0] },
          findings: [
            {
              kind: 'failed',
              rule: 'color-contrast',
              total: 2,
              elements: [one, { ...two, message: { code: 'color-contrast.too_pale' } }],
            },
            { kind: 'needs_review', rule: 'color-contrast', total: 1_001, elements: [] },
            other,
          ],
        }),
      ],
    });
  });

  it('withdraw a failure, or make it need review', () => {
    const report = aReport({
      rules: { 'color-contrast': [0, 2, 0] },
      findings: [{ kind: 'failed', rule: 'color-contrast', total: 2, elements: [one, two] }],
    });
    const outcomes = new Map([
      [one, { result: 'passed' }],
      [two, { result: 'undecided', message: { code: 'color-contrast.varies' } }],
    ] as const);

    expect(applyReviews([report], outcomes)).toEqual({
      decidedPasses: 1,
      reports: [
        {
          ...report,
          rules: { 'color-contrast': [1, 0, 1] },
          findings: [
            {
              kind: 'needs_review',
              rule: 'color-contrast',
              total: 1,
              elements: [{ ...two, message: { code: 'color-contrast.varies' } }],
            },
          ],
        },
      ],
    });
  });

  it('change nothing when there are none', () => {
    const reports = [aReport()];

    expect(applyReviews(reports, new Map())).toEqual({ reports, decidedPasses: 0 });
  });
});
