import { describe, expect, it } from 'vitest';
import { useReadingCounts } from '../../../test/e2e/reading-counts.ts';

const countsOf = useReadingCounts();

const passed = [1, 0, 0];
const failed = [0, 1, 0];
const review = [0, 0, 1];

describe('image-alt-placeholder', () => {
  const image = (alt: string, src = '/images/red.png') => `<img alt="${alt}" src="${src}">`;

  it.each([
    ['a description', image('A red square'), passed],
    ['the name of its file', image('red.png'), failed],
    ['the name of its file, encoded', image('My red.png', '/images/My%20red.png?1'), failed],
    ['the name of another file', image('IMG_0417.jpg'), review],
    ['the name of its file in a list of files', `<ul><li>${image('red.png')} red.png, 1 kB</ul>`, review],
    ['the name of the file that it leads to', `<a href="/images/red.png">${image('red.png')}</a>`, review],
    ['a placeholder', image('Image'), review],
    ['dots', image('...'), review],
    ['a symbol', image('→'), passed],
    ['a number of a camera', image('IMG_0417', '/images/IMG_0417.png'), review],
    ['a button', '<input type="image" alt="click" src="/images/red.png">', review],
    ['a year', image('2024', '/images/cover-2024.png'), passed],
    ['a domain', image('example.com'), passed],
    ['decoration', image(''), undefined],
    ['hidden', `<div hidden>${image('red.png')}</div>Text`, undefined],
  ])('%s', async (_what, body, counts) => {
    expect(await countsOf('image-alt-placeholder', body)).toEqual(counts);
  });
});

describe('image-decorative-text', () => {
  it.each([
    ['a title', '<img alt="" title="Library" src="/images/red.png">', review],
    ['a role with an alternative text', '<img role="presentation" alt="Library" src="/images/red.png">', review],
    ['a role with a title', '<img role="none" title="Library" src="/images/red.png">', review],
    ['no text', '<img alt="" src="/images/red.png">', passed],
    ['a described image', '<img alt="Library" title="Open today" src="/images/red.png">', undefined],
    ['a hidden one', '<img aria-hidden="true" alt="" title="Library" src="/images/red.png">Text', undefined],
  ])('%s', async (_what, body, counts) => {
    expect(await countsOf('image-decorative-text', body)).toEqual(counts);
  });
});

describe('character-art', () => {
  const cat = ' /\\_/\\ (,)\n( o.o )/;;;\\\n > ^ < "§§§"\n(")_(")';

  it.each([
    ['a picture', `<pre>${cat}</pre>`, review],
    ['a picture with a name', `<pre role="img" aria-label="A cat">${cat}</pre>`, undefined],
    ['code', '<pre>for (const one of all) {\n  if (one > 0) sum += one;\n}\nreturn sum;</pre>', undefined],
    ['a tree', '<pre>src\n├── app.ts\n├── net\n│   └── policy.ts\n└── web</pre>', undefined],
    ['a table', '<pre>+---+---+---+\n| 1 | 2 | 3 |\n+---+---+---+\n| 4 | 5 | 6 |\n+---+---+---+</pre>', undefined],
  ])('%s', async (_what, body, counts) => {
    expect(await countsOf('character-art', body)).toEqual(counts);
  });
});

describe('table-headers', () => {
  const rows = '<tr><td>Ada<td>36<td>London<tr><td>Grace<td>85<td>Arlington';
  const names = '<td>Name<td>Age<td>Town';

  it.each([
    ['a head of td', `<table><thead><tr>${names}<tbody>${rows}</table>`, failed],
    ['a head of td, and rows of other widths', `<table><thead><tr>${names}<tbody>${rows}<tr><td>1</table>`, review],
    ['names in the first row', `<table><tr>${names}${rows}</table>`, review],
    ['blocks', '<table><tr><td><ul><li>Home</ul><td><h2>News</h2></table>', review],
    ['header cells', `<table><tr><th>Name<th>Age<th>Town${rows}</table>`, undefined],
    ['a scope', `<table><tr><td scope="col">Name<td>Age<td>Town${rows}</table>`, undefined],
    ['a role', `<table role="presentation"><tr>${names}${rows}</table>`, undefined],
    ['two rows', '<table><tr><td>Name<td>Ada<tr><td>Town<td>London</table>', undefined],
    ['one column', '<table><tr><td>Name<tr><td>Ada<tr><td>Grace</table>', undefined],
    ['the lines of code', '<table><tr><td><pre>1\n2</pre><td><pre>a\nb</pre></table>', undefined],
  ])('%s', async (_what, body, counts) => {
    expect(await countsOf('table-headers', body)).toEqual(counts);
  });
});

describe('table-in-table', () => {
  const inner = (more = '') => `<table ${more}><tr><th>Item<th>Cost<tr><td>Room<td>9</table>`;
  const outer = (cell: string, head = 'th') => `<table><tr><${head}>Item<${head}>Cost<tr><td>${cell}<td>9</table>`;

  it.each([
    ['a table of data', outer(inner()), review],
    ['an arrangement', outer(inner('role="presentation"')), undefined],
    ['one row', outer('<table><tr><td>1<td>2</table>'), undefined],
    ['within an arrangement', outer(inner(), 'td'), undefined],
    ['no other table', inner(), undefined],
  ])('%s', async (_what, body, counts) => {
    expect(await countsOf('table-in-table', body)).toEqual(counts);
  });
});

describe('text-direction', () => {
  const arabic = 'المكتبة مفتوحة من التاسعة صباحا.';

  it.each([
    ['Arabic from left to right', `<p lang="ar">${arabic}`, review],
    ['Arabic from right to left', `<p lang="ar" dir="rtl">${arabic}`, passed],
    ['Arabic in the direction of its letters', `<p lang="ar" dir="auto">${arabic}`, passed],
    ['Hebrew by style', '<p lang="he" style="direction: rtl">הספרייה פתוחה היום', passed],
    ['English from right to left', '<p lang="en" dir="rtl">The library is open.', review],
    ['English on a page in Arabic', `<div lang="ar" dir="rtl"><p>${arabic}<p>Ada Lovelace wrote this.</div>`, passed],
    ['the name of a language', '<ul><li lang="ar">العربية</ul>', undefined],
    ['a quote in a sentence', `<p>The sign says <q lang="ar">${arabic}</q> to all readers of the library.`, undefined],
    ['no other script', '<p>The library is open.', undefined],
  ])('%s', async (_what, body, counts) => {
    expect(await countsOf('text-direction', body)).toEqual(counts);
  });
});
