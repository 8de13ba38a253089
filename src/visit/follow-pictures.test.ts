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
      message: { code: 'image-alt.found' },
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

const box = { x: 0, y: 0, width: 9, height: 9 };

/** The keys of the pictures once they follow their elements. */
function follow(keys: readonly string[], before: EngineReport, after: EngineReport): readonly string[] {
  const shots = keys.map((key) => ({ key, crop: box, outline: box }));
  const band = { image: Buffer.alloc(0), width: 9, height: 9, shots };
  const page = { parts: [], width: 9, height: 9, pageHeight: 9, bands: [], boxes: keys.map((key) => ({ key, box })) };
  const followed = followPictures({ bands: [band], missed: 0, page }, [before], [after]);
  const ofShots = followed.bands.flatMap((one) => one.shots.map(({ key }) => key));
  expect(followed.page?.boxes.map(({ key }) => key)).toEqual(ofShots);
  return ofShots;
}

it('a picture stays with its element when that fails in another state', () => {
  const keys = ['failed contrast 0', 'needs_review contrast 0', 'needs_review contrast 1'];

  expect(follow(keys, aReport(['a'], ['b', 'c']), aReport(['a', 'b'], ['c']))).toEqual([
    'failed contrast 0',
    'failed contrast 1',
    'needs_review contrast 0',
  ]);
});

it('elements with the same selector keep their own pictures', () => {
  const keys = ['failed contrast 0', 'failed contrast 1'];

  expect(follow(keys, aReport(['a', 'a'], []), aReport(['a', 'a'], []))).toEqual(keys);
});
