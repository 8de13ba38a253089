import { describe, expect, it } from 'vitest';
import { listUnreachedFrames } from './build-groups.ts';

describe('the frames of a page that were not reached', () => {
  it('are stored by their selectors, each once', () => {
    expect(listUnreachedFrames(['#ad', '#map >>> iframe', '#ad'])).toEqual(['#ad', '#map >>> iframe']);
  });

  it('are not known when there are too many, or a selector is too long to match what is in the frame', () => {
    expect(listUnreachedFrames(Array.from({ length: 201 }, (_, index) => `#f${index}`))).toBeNull();
    expect(listUnreachedFrames([`#${'f'.repeat(2_000)}`])).toBeNull();
  });
});
