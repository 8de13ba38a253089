import { expect, it } from 'vitest';
import type { EngineReport } from '../../engines/finding.ts';
import { noteLimits } from './note-limits.ts';
import { says } from '../../texts/saying.ts';

const aReport = (id: string, parts: Partial<EngineReport>): EngineReport => ({
  engine: { id, version: '1' },
  rules: {},
  findings: [],
  unreachedFrames: [],
  ...parts,
});
const limits = { titleLength: 0, lostShots: 0 };

it('a frame that two engines could not reach is counted and listed once, by whatever selectors they have for it', () => {
  const reports = [
    aReport('one', {
      unreachedFrames: ['html > iframe:nth-child(2)', 'html > iframe:nth-child(3)'],
      frameNames: { 'html > iframe:nth-child(2)': '#map', 'html > iframe:nth-child(3)': '#form' },
      frameUrls: { 'html > iframe:nth-child(2)': 'https://maps.example/' },
    }),
    aReport('two', { unreachedFrames: ['#map', '#chat'] }),
  ];

  expect(noteLimits(reports, limits)).toEqual([
    {
      code: 'truncated_frames',
      count: 3,
      said: says('notes.truncated_frames', { frames: '#map (https://maps.example/), #form, #chat' }),
    },
  ]);
});

it('rules that a setting turned off are not noted on each page', () => {
  const rules = { 'keyboard-trap': null };

  expect(noteLimits([aReport('off', { rules, isOff: true })], limits)).toEqual([]);
  expect(noteLimits([aReport('on', { rules })], limits)).toMatchObject([{ code: 'rules_not_run', count: 1 }]);
});
