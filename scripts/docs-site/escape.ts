export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** Plain text with code between backticks as Markdown: nothing else in it is markup. */
export function escapeMarkdown(text: string): string {
  return text
    .split(/(`[^`]*`)/u)
    .map((part, at) => (at % 2 === 1 ? part : part.replaceAll(/[\\*_[\]<>&#|~]/gu, String.raw`\$&`)))
    .join('');
}

/** Text like that of `escapeMarkdown`, for a cell of a table: a bar ends the cell, even one in code. */
export function escapeCell(text: string): string {
  const oneLine = escapeMarkdown(text).replaceAll(/\s*\n\s*/gu, ' ');
  return oneLine.replaceAll(/(?<!\\)\|/gu, String.raw`\|`);
}
