import type { RuleCase } from '../../../rule-cases.ts';

const bytes = (text: string) => Buffer.from(text, 'latin1');
const frame = bytes('!\xF9\x04\0\x32\0\0\0,\0\0\0\0\x01\0\x01\0\0\x02\x02D\x01\0');

/** A GIF of this many frames, each half a second, in a disturbing size. `plays`: 0 means forever. */
function image({ frames = 2, plays = 0 } = {}): string {
  const repeats = bytes(`!\xFF\x0BNETSCAPE2.0\x03\x01${String.fromCharCode(Math.max(0, plays - 1))}\0\0`);
  const header = bytes('GIF89a\x01\0\x01\0\x80\0\0\0\0\0\xFF\xFF\xFF');
  const gif = Buffer.concat([header, repeats, ...Array.from({ length: frames }, () => frame), bytes(';'.padEnd(24))]);
  return `<img id="image" alt="Tree" width="40" height="40" src="data:image/gif;base64,${gif.toString('base64')}">Text`;
}

export const cases: readonly RuleCase[] = [
  ['one that never stops', image(), ['needs_review #image']],
  ['one that stops after 6 seconds', image({ plays: 6 }), ['needs_review #image']],
  ['one that stops after 4 seconds', image({ plays: 4 }), 'passed'],
  ['a still one', image({ frames: 1 }), 'passed'],
  ['one that is hidden', `<div hidden>${image()}</div>`, 'inapplicable'],
  ['a small one', `<div style="zoom: 0.4">${image()}</div>`, 'inapplicable'],
];
