import { describe, expect, it } from 'vitest';
import { engines } from '../../engines/engines.ts';
import { createRuleCatalog } from '../../engines/rule-catalog.ts';
import { textsIn } from '../../texts/texts.ts';
import { listManualChecks } from './manual-checks.ts';

const texts = textsIn('en');

describe('the checks that remain for a person', () => {
  it('are only those that apply to what was seen', () => {
    const captions = /captions/;

    expect(listManualChecks(new Set(['image-alt']), texts).filter((check) => captions.test(check))).toEqual([]);
    expect(listManualChecks(new Set(['video-caption']), texts).filter((check) => captions.test(check))).toHaveLength(1);
  });

  it('are never none: no scan decides the keyboard or the meaning of colors', () => {
    expect(listManualChecks(new Set(), texts)).toEqual(
      expect.arrayContaining([expect.stringContaining('keyboard'), expect.stringContaining('color')]),
    );
  });

  it('are found by rules that exist: with all rules, there are more than without', () => {
    const all = new Set(createRuleCatalog(engines).keys());

    expect(listManualChecks(all, texts).length).toBe(13);
  });
});
