import { expect, it } from 'vitest';
import { dedent } from './dedent.ts';

it.each([
  ['<b></b>', '<b></b>'],
  ['<b>\n        <i></i>\n\n      </b>', '<b>\n  <i></i>\n\n</b>'],
  ['<b>\n\t\t</b>', '<b>\n</b>'],
  ['{\n  "a": 1\n}', '{\n  "a": 1\n}'],
  ['one\n  ', 'one\n'],
])('shows %j without the indentation of the page', (code, shown) => {
  expect(dedent(code)).toBe(shown);
});
