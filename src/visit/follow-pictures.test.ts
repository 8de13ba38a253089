import { expect, it } from 'vitest';
import type { EngineReport, Finding } from '../engines/finding.ts';
import { followPictures } from './follow-pictures.ts';

const engine = { id: 'axe-core', version: '4' };

function aReport(failed: readonly string[], review: readonly string[]): EngineReport {
  const finding = (kind: Finding['kind'], selectors: readonly string[]): Finding => ({
    kind,
    rule: 'contrast',
    total: selectors.length,
    elements: selectors.map((selector) => ({
      selector,
      html: '<p>',
      message: '',
      surroundings: selector,
      component: { path: 'p' },
    })),
  });
  return {
    engine,
    rules: {},
    findings: [finding('failed', failed), finding('needs_review', review)],
    unreachedFrames: [],
  };
}

it('a picture stays with its element when that fails in another state', () => {
  const box = { x: 0, y: 0, width: 9, height: 9 };
  const keys = ['failed contrast 0', 'needs_review contrast 0', 'needs_review contrast 1'];
  const shots = keys.map((key) => ({ key, crop: box, outline: box }));
  const band = { image: Buffer.alloc(0), width: 9, height: 9, shots };

  const { bands } = followPictures(
    { bands: [band], missed: 0 },
    [aReport(['a'], ['b', 'c'])],
    [aReport(['a', 'b'], ['c'])],
  );

  expect(bands[0]?.shots.map(({ key }) => key)).toEqual([
    'failed contrast 0',
    'failed contrast 1',
    'needs_review contrast 0',
  ]);
});
