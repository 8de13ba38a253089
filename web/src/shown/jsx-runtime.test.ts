import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { writeOutInvisible as writeOutInReports } from '../../../src/texts/invisible-text.ts';
import { Fragment, jsx, jsxs } from './jsx-runtime.ts';
import { writeOutInvisible } from './write-out-invisible.ts';

const turned = 'moc.\u202Eelgoog';

it('texts and names of elements show their invisible characters, the values of fields keep them', () => {
  const element = jsxs('div', {
    title: turned,
    children: [
      jsx('img', { alt: turned }),
      jsxs(Fragment, { children: [turned, 2, null] }),
      jsx('input', { 'aria-label': turned, defaultValue: turned }),
    ],
  });

  expect(renderToStaticMarkup(element)).toBe(
    '<div title="moc.\\u{202e}elgoog"><img alt="moc.\\u{202e}elgoog"/>moc.\\u{202e}elgoog2<input aria-label="moc.\\u{202e}elgoog" value="moc.\u202Eelgoog"/></div>',
  );
});

it('a component that passes its text on shows it in the same way', () => {
  const link = ({ children }: { readonly children?: string }) => jsx('a', { 'data-text': children });

  expect(renderToStaticMarkup(jsx(link, { children: turned }))).toBe('<a data-text="moc.\\u{202e}elgoog"></a>');
});

it.each([
  'plain text\n\twith a tab',
  turned,
  'a\u200Bb\u{E0041}\u0007\uD800',
  '\u2066url\u2069\u061C',
  '👩🏽\u200D🚀 ☃\uFE0F',
  'a\u200Db',
])('what is shown is what reports say: %j', (text) => {
  expect(writeOutInvisible(text)).toBe(writeOutInReports(text));
});
