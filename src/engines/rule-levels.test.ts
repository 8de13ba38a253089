import { expect, it } from 'vitest';
import { engines } from './engines.ts';
import { listRulesOfLevelAaa } from '../findings/rule-levels.ts';

it('knows the rules that only level AAA asks for', () => {
  expect(listRulesOfLevelAaa(engines)).toEqual([
    'identical-links-same-purpose',
    'meta-refresh-no-exceptions',
    'color-contrast-enhanced',
  ]);
});
