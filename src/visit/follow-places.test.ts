import { expect, it } from 'vitest';
import type { EngineReport, Finding } from '../engines/finding.ts';
import { followPlaces } from './follow-places.ts';

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

/** The keys of the places once they follow their elements. */
function follow(keys: readonly string[], before: EngineReport, after: EngineReport): readonly string[] {
  const places = new Map(keys.map((key) => [key, { kind: 'shown', box, part: 0, outline: box } as const]));
  const followed = followPlaces({ parts: [], width: 9, height: 9, pageHeight: 9, places }, [before], [after]);
  if (followed === undefined || followed === 'lost') throw new Error('The picture is gone.');
  return [...followed.places.keys()];
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
