import { Marked } from 'marked';
import { escapeHtml } from './escape.ts';
import type { Page } from './page.ts';
import { resolveLink } from './resolve-link.ts';

/** Boxes that may scroll sideways can be reached by the keyboard. */
const tableBox = '<div class="wide" role="group" aria-label="Table" tabindex="0"><table>';

/** The content of a page as HTML. Markup in the text, such as a comment for tests, is left out. */
export function renderMarkdown({ markdown, source }: Page, base: string): string {
  const taken = new Map<string, number>();
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }) {
        const id = anchorOf(text, taken);
        return `<h${depth} id="${escapeHtml(id)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      link({ href, tokens }) {
        const url = resolveLink(base, source, href);
        const text = this.parser.parseInline(tokens);
        return url === undefined ? `${text} (in the repository)` : `<a href="${escapeHtml(url)}">${text}</a>`;
      },
      image: ({ text }) => escapeHtml(text),
      code: ({ text }) => `<pre><code>${escapeHtml(text)}</code></pre>\n`,
      html: () => '',
    },
  });
  return marked
    .parse(markdown, { async: false })
    .replaceAll('<table>', tableBox)
    .replaceAll('</table>', '</table></div>')
    .replaceAll(/<th([^>]*)><\/th>/gu, '<td$1></td>')
    .replaceAll('<th>', '<th scope="col">');
}

/** The anchor that GitHub gives a heading, which is the one that documents link to. */
function anchorOf(heading: string, taken: Map<string, number>): string {
  const plain = heading
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/gu, '$1')
    .trim()
    .toLowerCase();
  const id = plain.replaceAll(/[^\p{L}\p{N} _-]/gu, '').replaceAll(' ', '-');
  const count = taken.get(id) ?? 0;
  taken.set(id, count + 1);
  return count === 0 ? id : `${id}-${count}`;
}
