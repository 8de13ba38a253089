import { RE2JS, RE2JSException } from 're2js';

type CompiledPattern =
  | {
      readonly ok: true;
      /** The number of instructions of the pattern. Each may run once per character of a URL. */
      readonly size: number;
      /** True if the pattern matches a normalized URL. */
      readonly matches: (url: string) => boolean;
    }
  | { readonly ok: false; readonly reason: string };

const expressionPrefix = 're:';

/**
 * A pattern for URLs that matches in linear time, because RE2 does not backtrack. Globs become regular expressions for
 * RE2, too, because a glob with several `**` would backtrack in JavaScript. Linear time can still be long:
 * `(?:a|b){1000}` has thousands of instructions. So only the thread of `pattern-thread.ts` compiles and matches.
 */
export function compilePattern(text: string): CompiledPattern {
  const isExpression = text.startsWith(expressionPrefix);
  try {
    const compiled = RE2JS.compile(isExpression ? text.slice(expressionPrefix.length) : globToExpression(text));
    const subject = (url: string) => (isExpression ? url : pathOf(url, text));
    return { ok: true, size: compiled.programSize(), matches: (url) => compiled.matcher(subject(url)).find() };
  } catch (error) {
    if (!(error instanceof RE2JSException)) throw error;
    return { ok: false, reason: error.message };
  }
}

/** `*` matches characters other than a slash, `**` any. A pattern without a leading slash matches at any depth. */
function globToExpression(glob: string): string {
  const rooted = glob.startsWith('/') ? glob : `/**/${glob}`;
  return `^${rooted.replaceAll(/\/\*\*\/|\/\*\*$|\*\*|\*|[^*/]+|\//g, translatePart)}$`;
}

function translatePart(part: string): string {
  if (part === '/**/') return '/(?:.*/)?';
  // Also matches the folder itself.
  if (part === '/**') return '(?:/.*)?';
  if (part === '**') return '.*';
  if (part === '*') return '[^/]*';
  return part === '/' ? '/' : RE2JS.quote(encodeLike(part));
}

/** Encodes like the URL parser, so that patterns can be written in readable form. */
function encodeLike(text: string): string {
  return text.replaceAll(/[^\u0021-\u007e]+/g, (run) => encodeURIComponent(run.toWellFormed()));
}

/** A pattern with `?` is matched against the path and the query, and one with `#` against the path and the route. */
function pathOf(url: string, pattern: string): string {
  const { pathname, search, hash } = new URL(url);
  return `${pathname}${pattern.includes('?') ? search : ''}${pattern.includes('#') ? hash : ''}`;
}
