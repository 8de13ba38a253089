import { describe, expect, it } from 'vitest';
import { Tokens, hasToken } from './tokens.ts';

const guid = '3f2504e0-4f89-11d3-9a0c-0305e82c3301';

describe('random texts', () => {
  it.each([guid, `f-${guid}`, '/style.css?v=0a1b2c3d4e5f67890a1b', 'yui_1795407698994_12', 'Zm9vYmFyQmF6MTIzNDU2Nzg5'])(
    'are recognized by their form: %s',
    (text) => expect(hasToken(text)).toBe(true),
  );

  it.each([
    'mat-input-12',
    'main > div:nth-child(3)',
    'background-color-of-the-1st-Paragraph',
    '/blog/How-to-repair-a-Bicycle-in-2026',
    'decade',
  ])('are not what a person wrote: %s', (text) => expect(hasToken(text)).toBe(false));

  it('are equal on two loads as long as the same elements refer to one another', () => {
    const other = '11111111-2222-3333-4444-555555555555';
    const third = 'aaaaaaaa-2222-3333-4444-555555555555';
    const mask = (texts: readonly string[]) => {
      const tokens = new Tokens();
      return texts.map((text) => tokens.mask(text));
    };

    expect(mask([guid, other, `for ${guid}`])).toEqual(mask([third, guid, `for ${third}`]));
    expect(mask([guid, other, `for ${guid}`])).not.toEqual(mask([third, guid, `for ${guid}`]));
  });
});
