import { cutText, quoteOnOneLine } from '../quote-page-text.ts';

/**
 * The texts that GitHub and GitLab read as a mention or a reference: to an issue, a merge request, a snippet, an epic,
 * a milestone, a label, an iteration, a vulnerability, a commit. They search the displayed text, so an escape does not
 * help, but an invisible joiner (U+2060) after the first character does. A commit has 7 digits or more.
 */
const references = /@|[#!&$~%](?=[\w"])|\[(?=\w+:)|\*(?=iteration:)|\bG[HL](?=-\d)|[\da-f]{6}(?=[\da-f])/gi;

/**
 * Characters that are written as a character reference, which begins no markup. `:` and `.` belong to URLs that would
 * become links. GitHub also links `_www.` and `*www.`.
 */
const referred = /[&<>@#\u2060]|:(?=\/\/)|(?<=www)\./gi;
const escaped = /[\\`*_{}[\]()|~!$]/g;

/**
 * Text of a scanned page or a person in GitHub Flavored Markdown, within a line or a table cell. It cannot become
 * markup, a link, a mention or a reference, or end the cell.
 */
export function writeCell(text: string, maxLength: number): string {
  return cutText(quoteOnOneLine(text), maxLength)
    .replaceAll(references, '$&\u2060')
    .replaceAll(referred, (character) => `&#${character.charCodeAt(0)};`)
    .replaceAll(escaped, '\\$&');
}

/** Text of a scanned page as code, outside of tables. A reader of the source sees it unchanged. */
export function writeCode(text: string, maxLength: number): string {
  const quoted = cutText(quoteOnOneLine(text), maxLength);
  const longestRun = Math.max(0, ...[...quoted.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longestRun + 1);
  return quoted === '' ? '' : `${fence} ${quoted} ${fence}`;
}

/**
 * `text` is Markdown. Only HTTP URLs become links. The pipe is escaped because a table ends its cells before it reads
 * links.
 */
export function writeLink(text: string, url: string): string {
  const link = URL.parse(url);
  if (link === null || !/^https?:$/.test(link.protocol)) return text;
  const target = link.href.replaceAll(/[^\w\-.~:/?#[\]@!$&'()*+,;=%]/g, encodeURIComponent).replaceAll('&', '&amp;');
  return `[${text}](<${target}>)`;
}

export function writeRow(cells: readonly (string | number)[]): string {
  return `| ${cells.join(' | ')} |\n`;
}

export function writeTableHead(columns: readonly string[]): string {
  return writeRow(columns) + writeRow(columns.map(() => '---'));
}
