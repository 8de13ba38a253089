import { expect, it } from 'vitest';
import { issueTexts } from '../texts/issues.ts';
import { textsLoaded } from '../texts/load-texts.ts';
import { writeMarkdown, writeQuery } from './write-markdown.ts';

const occurrence = {
  page_url: 'https://example.com/news',
  page_path: [],
  selector: 'main > img',
  html: '<img src="5.jpg">',
  problem: 'This image has no text alternative. Screen readers read its file name, 5.jpg.',
  fix: 'Write in alt what the image says.',
};
const issue = {
  title: 'Images must have alternative text',
  severity: 'critical',
  rule: 'image-alt',
  standards: [{ standard: 'WCAG', criterion: '1.1.1', name: 'Non-text Content', level: 'A' }],
} as const;
const link = 'https://curbcut.example/scans/1/occurrences/2';

it('writes what a ticket needs about an element', async () => {
  await textsLoaded();

  expect(issueTexts.markdown.link).toBe('Open in Curbcut');
  expect(writeMarkdown(occurrence, { issue, link })).toMatchInlineSnapshot(`
    "### Images must have alternative text

    - Page: <https://example.com/news>
    - Severity: Critical, WCAG 1.1.1 Non-text Content \\(A\\)
    - Rule: \`image-alt\`
    - Selector: \`main > img\`

    **What is wrong:** This image has no text alternative. Screen readers read its file name, 5.jpg.

    **How to fix it:** Write in alt what the image says.

    \`\`\`html
    <img src="5.jpg">
    \`\`\`

    To find the element, paste this line into the console of the browser:

    \`\`\`js
    document.querySelector("main > img")
    \`\`\`

    [Open in Curbcut](<https://curbcut.example/scans/1/occurrences/2>)
    "
  `);
});

it('has no link for the reader of a share link', async () => {
  await textsLoaded();

  expect(writeMarkdown(occurrence, { issue, link })).toBe(
    `${writeMarkdown(occurrence, { issue })}\n[Open in Curbcut](<${link}>)\n`,
  );
});

it('keeps texts of the page from becoming markup, a mention, or the end of the code', async () => {
  await textsLoaded();
  const hostile = { ...occurrence, html: '```\n# Heading', problem: 'The text "@all [x](http://evil) #12 <b>"' };

  const text = writeMarkdown({ ...hostile, selector: 'a[title="`"]' }, { issue, link });

  expect(text).toContain('````html\n```\n# Heading\n````');
  expect(text).toContain('The text "@\u2060all \\[x\\]\\(http://evil\\) \\#\u206012 \\<b\\>"');
  expect(text).toContain('``a[title="`"]``');
});

it('has no doubled spaces in texts, and no spaces at the end of a line', async () => {
  await textsLoaded();
  const spaced = {
    ...occurrence,
    selector: ' main  > img ',
    html: '<a \t\n  href="#">\u00a0\n  More  \n</a>\n',
    fix: ' Write  it. ',
  };

  const text = writeMarkdown(spaced, { issue, link });

  expect(text).toContain('- Selector: `main > img`\n');
  expect(text).toContain('**How to fix it:** Write it.\n');
  expect(text).toContain('```html\n<a\n  href="#">\n  More\n</a>\n```');
  expect(text).not.toMatch(/[^\S\n]$/mu);
});

it('begins the lines of an element where the element begins', async () => {
  await textsLoaded();
  const html = '<div>\n                Interface\n            </div>';

  expect(writeMarkdown({ ...occurrence, html }, { issue })).toContain('```html\n<div>\n    Interface\n</div>\n```');
});

it('keeps code that begins and ends with a grave accent', async () => {
  await textsLoaded();

  expect(writeMarkdown({ ...occurrence, selector: '`x`' }, { issue })).toContain('- Selector: `` `x` ``\n');
});

it.each([
  ['#a "b"', String.raw`document.querySelector("#a \"b\"")`],
  [
    'iframe >>> main > x-card >>> img',
    '((host) => host.contentDocument ?? host.shadowRoot)(((host) => host.contentDocument ?? host.shadowRoot)(document.querySelector("iframe")).querySelector("main > x-card")).querySelector("img")',
  ],
])('finds %j from the console', (selector, line) => {
  expect(writeQuery(selector)).toBe(line);
});
