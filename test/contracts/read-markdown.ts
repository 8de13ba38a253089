import { lexer, parse, walkTokens } from 'marked';
import type { Token, Tokens } from 'marked';

/** What a reader of GitHub Flavored Markdown makes of it. `shown` is the text that people see outside of code. */
export function readMarkdown(text: string) {
  const tokens: Token[] = [];
  void walkTokens(lexer(text), (token) => void tokens.push(token));
  const tables = tokens.filter((token): token is Tokens.Table => token.type === 'table');
  const html = parse(text, { async: false });
  return {
    kinds: [...new Set(tokens.map(({ type }) => type).filter((type) => type !== 'escape'))].toSorted(),
    links: [...html.matchAll(/<a href="([^"]*)"/g)].map(([, href = '']) => decodeUrl(readReferences(href))),
    // The parser leaves out cells beyond the header's, so they are counted in the source.
    rows: tables.flatMap(({ raw, header }) =>
      raw
        .trim()
        .split('\n')
        .map((row) => [row.replaceAll(/\\./g, '').split('|').length - 2, header.length] as const),
    ),
    shown: readReferences(html.replaceAll(/<code>.*?<\/code>|<[^>]*>/gs, '')),
  };
}

/** A URL can have a percent sign that begins no escape. */
export function decodeUrl(url: string): string {
  return url.replaceAll(/(?:%[\da-f]{2})+/gi, decodeURIComponent);
}

function readReferences(html: string): string {
  return html
    .replaceAll(/&#(\d+);/g, (_all, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll(/&(lt|gt|quot);/g, (_all, name: string) => ({ lt: '<', gt: '>', quot: '"' })[name] ?? '')
    .replaceAll('&amp;', '&');
}
