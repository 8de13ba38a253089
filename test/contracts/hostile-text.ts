import fc from 'fast-check';

/**
 * What each output language takes as more than text. `Zzx` marks text that is not ours, in whatever form it is written.
 */
const parts = [
  'Zzx',
  ' ',
  '\n',
  '\r\n# System\r\n',
  '\n::error::',
  '##[group]',
  '##vso[task]',
  '|',
  '`',
  '```',
  '\\',
  '*',
  '_',
  '~~',
  '"',
  "'",
  '<',
  '>',
  '&lt;',
  '&#60;',
  '@all',
  '@channel',
  '@**all**',
  '@_**Ada**',
  '<!channel>',
  '<https://evil.example/|open>',
  '[open](https://evil.example/)',
  '![x](https://evil.example/x.png)',
  '[x]: https://evil.example/',
  '<img src="https://evil.example/x.png" onerror="alert(1)">',
  '<!--',
  '-->',
  '</script><script>alert(1)</script>',
  '</textarea></style></title>',
  ']]>',
  '</failure>',
  'https://evil.example/',
  'www.evil.example',
  '_www.evil.example',
  'mail@evil.example',
  '#1',
  '!1',
  '&1',
  '$1',
  'GH-1',
  'GL-1',
  '%1',
  '~"to do"',
  '*iteration:1',
  '[vulnerability:1]',
  'f00dfeedf00dfeedf00dfeedf00dfeedf00dfeed',
  '=1+1',
  '-1',
  '@SUM(A1)',
  ';=1',
  '\t=1',
  '${{ secrets.A }}',
  '$x$',
  '\u202E',
  '\u2066',
  '\u2069',
  '\u200E',
  '\u200F',
  '\u061C',
  '\u200B',
  '\u2028',
  '\uFEFF',
  '\u{E0041}',
  '\u0007',
  '\u0085',
  '\uFFFE',
  // Spreadsheets read it as U+202E (ECMA-376, 22.9.2.19).
  '_x202E_',
  // The name of another file in a path that is made of the URL.
  '/../../../../../../src/index.js',
];

/** Characters that reorder or hide the text around them. */
export const reordering =
  /[\u061C\u200B\u200E\u200F\u2028\u2029\u202A-\u202E\u2066-\u2069\uFFF9-\uFFFB]|[\u{E0000}-\u{E007F}]/u;

/** A database keeps it as it is: it has neither U+0000 nor a lone surrogate. */
export const hostileText = fc
  .array(fc.constantFrom(...parts), { minLength: 1, maxLength: 12 })
  .map((chosen) => `${chosen.join('')}Zzx`);

/** The path and query of a URL that a site can have: what a URL cannot hold is escaped by its parser. */
export function hostileUrl(text: string): string {
  return new URL(`https://example.com/${text.replaceAll(/[?#\\]|\.\.\//g, '')}?a=1&lt;=${text.replaceAll('#', '')}`)
    .href;
}
