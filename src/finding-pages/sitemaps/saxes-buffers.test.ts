import { SaxesParser } from 'saxes';
import { expect, test } from 'vitest';
import { SaxesBuffers } from './saxes-buffers.ts';

function aParser() {
  const parser = new SaxesParser({ position: false, xmlns: false } as const);
  const texts: string[] = [];
  parser.on('text', (text) => texts.push(text));
  parser.on('cdata', (text) => texts.push(text));
  parser.on('comment', (text) => texts.push(text));
  parser.on('attribute', ({ value }) => texts.push(value));
  return { parser, buffers: new SaxesBuffers(parser), texts };
}

test.each([
  ['a text', '<a>', '</a>'],
  ['a CDATA section', '<a><![CDATA[', ']]>'],
  ['a comment', '<!--', '-->'],
  ['an attribute value', '<a b="', '"/>'],
])('what was read of %s is measured and can be dropped', (_what, start, end) => {
  const { parser, buffers, texts } = aParser();
  parser.write(`${start}${'x'.repeat(500)}`);

  const before = buffers.textLength;
  buffers.dropText();
  parser.write(`yz${end}`);

  expect(before).toBe(500);
  expect(texts).toEqual(['yz']);
});

test.each(['<', '<a '])('what was read of a name after "%s" is measured', (start) => {
  const { parser, buffers } = aParser();

  parser.write(`${start}${'n'.repeat(300)}`);

  expect(buffers.nameLength).toBe(300);
});
