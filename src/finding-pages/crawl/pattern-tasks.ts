import type { Drop } from './drop-rules.ts';
import { dropOldest } from '../../findings/drop-oldest.ts';
import { compilePattern } from './path-pattern.ts';
import type { RobotsFile } from './robots-rules.ts';
import { parseRobots } from './robots-rules.ts';

export type ScopePatterns = { readonly include: readonly string[]; readonly exclude: readonly string[] };
/** `reason` says why a pattern is invalid. If undefined, the patterns up to this one are too large in total. */
export type PatternFault = { readonly path: readonly (string | number)[]; readonly reason?: string };

/** The limit for all patterns of a request in total. A hundred patterns of usual length use a third of it. */
const mostInstructions = 10_000;

/** The tasks of the thread of `pattern-thread.ts`, by name. Input and output are copied between the threads. */
export const patternTasks = {
  /** Returns each invalid pattern, or the one at which the patterns are too large in total. */
  check: ({ include, exclude }: ScopePatterns): readonly PatternFault[] => {
    const faults: PatternFault[] = [];
    let size = 0;
    for (const [field, texts] of [['include', include] as const, ['exclude', exclude] as const])
      for (const [index, text] of texts.entries()) {
        const compiled = compilePattern(text);
        if (!compiled.ok) faults.push({ path: [field, index], reason: compiled.reason });
        size += compiled.ok ? compiled.size : 0;
        // The rest could take seconds to compile.
        if (size > mostInstructions) return [{ path: [field, index] }];
      }
    return faults;
  },

  /** Returns the reason for leaving out each URL. Stored patterns may be larger than those of a request. */
  match: ({ patterns, urls }: { readonly patterns: ScopePatterns; readonly urls: readonly string[] }) => {
    const { include, exclude } = matchersOf(patterns);
    return urls.map((url): Drop | undefined => {
      const pattern = exclude.find(({ matches }) => matches(url))?.text;
      if (pattern !== undefined) return { rule: 'excluded', pattern };
      const isIncluded = include.length === 0 || include.some(({ matches }) => matches(url));
      return isIncluded ? undefined : { rule: 'not_included' };
    });
  },

  /** True for each URL that robots.txt allows. All URLs have its origin. */
  robots: ({ file, urls }: { readonly file: RobotsFile; readonly urls: readonly string[] }): readonly boolean[] => {
    const isAllowed = robotsOf(file);
    return urls.map(isAllowed);
  },
};

export type PatternTasks = typeof patternTasks;

const matchersOf = keepLatest(({ include, exclude }: ScopePatterns) => ({
  include: include.map(toMatcher),
  exclude: exclude.map(toMatcher),
}));

const robotsOf = keepLatest(parseRobots);

function toMatcher(text: string) {
  const compiled = compilePattern(text);
  if (!compiled.ok) throw new Error(`The pattern ${text} was not validated.`);
  return { text, matches: compiled.matches };
}

const mostKept = 4;

/** Scans send their URLs in batches, so the latest inputs recur. */
function keepLatest<Input, Output>(make: (input: Input) => Output): (input: Input) => Output {
  const kept = new Map<string, Output>();
  return (input) => {
    const key = JSON.stringify(input);
    const output = kept.get(key) ?? make(input);
    kept.delete(key);
    kept.set(key, output);
    dropOldest(kept, mostKept);
    return output;
  };
}
