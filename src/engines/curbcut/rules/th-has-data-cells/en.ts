import type { EnglishSentences } from '../../../rule-sentences.ts';

export const en = {
  title: 'Each table header must describe at least one cell',
  description: 'Each header cell of a data table is assigned to another cell by its position, its scope or headers.',
  whyItMatters:
    'A header describes no cell. Either it is not a header, or the cells it belongs to are marked wrongly, and screen reader users hear headers that do not match.',
  howToFix: [
    'Check that the column or row of the header has data cells (`<td>`).',
    'Correct `scope`, `headers`, `colspan` and `rowspan` so that the header covers its cells.',
    'Turn cells that describe nothing into `<td>`, and remove empty columns.',
  ],
  messages: {
    headersEmpty: (names: string, more: number) =>
      `Header cells without a cell that they describe: ${listHeaders(names, more)}. Add the cells, correct scope or headers, or make the header a td.`,
    headersRepeated: (names: string, more: number) =>
      `The footer of the table repeats its headers: ${listHeaders(names, more)}. No cell is below them. Make them td, unless a screen reader announces them where they help.`,
    headersUnclear: (names: string, more: number) =>
      `It is unclear which cells these headers describe: ${listHeaders(names, more)}. Add scope="col" or scope="row" to them.`,
  },
} satisfies EnglishSentences;

/** `names`: one on each line, empty for a header without text. */
function listHeaders(names: string, more: number): string {
  const listed = names.split('\n').map((name) => (name === '' ? '(empty)' : `“${name}”`));
  return listed.join(', ') + (more > 0 ? ` and ${more} more` : '');
}
