import { describe, expect, it } from 'vitest';
import { createRedact } from './redact.ts';

describe('redacting', () => {
  const redact = createRedact(['p&ss "word"/1', 'short']);

  it('replaces secrets as they are, in markup, in URLs and in JSON, at any depth', () => {
    const spelled = ['p&ss "word"/1', 'p&amp;ss "word"/1', 'p&amp;ss &quot;word&quot;/1', 'p%26ss%20%22word%22%2F1'];

    expect(redact({ list: spelled.map((text) => `a ${text} b`), json: JSON.stringify('p&ss "word"/1') })).toEqual({
      list: ['a [secret] b', 'a [secret] b', 'a [secret] b', 'a [secret] b'],
      json: '"[secret]"',
    });
  });

  it('leaves other values, and words that a short secret would be part of', () => {
    const value = { text: 'a shortcut', none: null, count: 3, bytes: Buffer.from('x') };

    expect(redact(value)).toEqual(value);
  });
});
