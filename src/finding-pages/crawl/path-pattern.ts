import { RE2JS, RE2JSException } from 're2js';

type CompiledPattern =
  | {
      readonly ok: true;
      /** How many instructions the pattern consists of: each may run once for each character of a URL. */
      readonly size: number;
      /** True for a normalized URL that the pattern matches. */
      readonly matches: (url: string) => boolean;
    }
  | { readonly ok: false; readonly reason: string };

const expressionPrefix = 're:';

/**
 * A pattern for URLs, matched in linear time: RE2 has no backtracking. Globs become regular expressions of the same engine, because
 * a glob with several `**` would backtrack in JavaScript's. Linear is not short: `(?:a|b){1000}` has thousands of instructions. So
 * only the thread of `pattern-thread.ts` compiles and matches.
 */
export function compilePattern(text: string): CompiledPattern {
  const isExpression = text.startsWith(expressionPrefix);
  try {
    const compiled = RE2JS.compile(isExpression ? text.slice(expressionPrefix.length) : globToExpression(text));
    const withQuery = text.includes('?');
    const subject = (url: string) => (isExpression ? url : pathOf(url, withQuery));
    return { ok: true, size: compiled.programSize(), matches: (url) => compiled.matcher(subject(url)).find() };
  } catch (error) {
    if (!(error instanceof RE2JSException)) throw error;
    return { ok: false, reason: error.message };
  }
}

/** `*` stands for characters other than a slash, `**` for any. A pattern without a leading slash matches at any depth. */
function globToExpression(glob: string): string {
  const rooted = glob.startsWith('/') ? glob : `/**/${glob}`;
  return `^${rooted.replaceAll(/\/\*\*\/|\/\*\*$|\*\*|\*|[^*/]+|\//g, translatePart)}$`;
}

function translatePart(part: string): string {
  if (part === '/**/') return '/(?:.*/)?';
  // The folder itself, too.
  if (part === '/**') return '(?:/.*)?';
  if (part === '**') return '.*';
  if (part === '*') return '[^/]*';
  return part === '/' ? '/' : RE2JS.quote(encodeLike(part));
}

/** As the URL parser encodes a path, so that a pattern can be written as people read it. */
function encodeLike(text: string): string {
  return text.replaceAll(/[^\u0021-\u007e]+/g, (run) => encodeURIComponent(run.toWellFormed()));
}

function pathOf(url: string, withQuery: boolean): string {
  const { pathname, search } = new URL(url);
  return withQuery ? `${pathname}${search}` : pathname;
}
