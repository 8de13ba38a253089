import { isDeepStrictEqual } from 'node:util';
import type { Known } from '../engines/known.ts';
import type { KnownParts, SiteParts } from '../engines/known-parts.ts';
import type { Opening } from '../engines/operate/opening/opener.ts';

export function startSiteParts(): SiteParts {
  const openings = new PartAnswers(describeOpening);
  const idle = new PartAnswers<Answer<'idle'>>();
  const refusals = new PartAnswers<Answer<'refusals'>>();
  const leaves = new PartAnswers<Answer<'leaves'>>();
  const hovers = new PartAnswers<Answer<'hovers'>>();
  const sights = new PartAnswers<Answer<'sights'>>().of([]);
  const texts = new PartAnswers<Answer<'texts'>>().of([]);
  return {
    onPage: (scripts) => ({
      openings: openings.of(scripts),
      idle: idle.of(scripts),
      refusals: refusals.of(scripts),
      sights,
      texts,
      leaves: leaves.of(scripts),
      hovers: hovers.of(scripts),
    }),
  };
}

type Answer<Kind extends keyof KnownParts> = KnownParts[Kind] extends Known<infer Of> ? Of : never;

/** An opening with many findings takes some hundred KB. */
const most = 500;
/** So many pages with different scripts must agree before a further one takes over their answer. */
const enough = 2;
/** One of so many is tried all the same. */
const triedAgain = 20;

/** The answers to one part. `needed`: the scripts that all these pages have. Undefined once two answers differ. */
type Tried<Of> = {
  readonly byScripts: Map<string, Of>;
  readonly first: Of;
  needed: ReadonlySet<string> | undefined;
  reused: number;
};

/**
 * The answers to the parts of a site. An answer holds for pages with the same scripts. Two pages with different scripts
 * and the same answer show that it depends only on the scripts that both have.
 */
class PartAnswers<Of> {
  readonly #parts = new Map<string, Tried<Of>>();
  readonly #describe: (answer: Of) => unknown;
  #count = 0;

  constructor(describe: (answer: Of) => unknown = (answer) => answer) {
    this.#describe = describe;
  }

  of(scripts: readonly string[]): Known<Of> {
    return { get: (key) => this.#get(key, scripts), set: (key, answer) => this.#set(key, scripts, answer) };
  }

  #get(key: string, scripts: readonly string[]): Of | undefined {
    const tried = this.#parts.get(key);
    const own = tried?.byScripts.get(scripts.join('|'));
    if (tried === undefined || own !== undefined) return own;
    const { byScripts, needed } = tried;
    if (byScripts.size < enough || needed?.isSubsetOf(new Set(scripts)) !== true) return undefined;
    tried.reused += 1;
    return tried.reused % triedAgain === 0 ? undefined : tried.first;
  }

  #set(key: string, scripts: readonly string[], answer: Of): void {
    if (this.#count >= most) return;
    this.#count += 1;
    const tried = this.#parts.get(key) ?? this.#begin(key, scripts, answer);
    tried.byScripts.set(scripts.join('|'), answer);
    const isEqual = isDeepStrictEqual(this.#describe(answer), this.#describe(tried.first));
    tried.needed = isEqual ? tried.needed?.intersection(new Set(scripts)) : undefined;
  }

  #begin(key: string, scripts: readonly string[], first: Of): Tried<Of> {
    const tried = { byScripts: new Map(), first, needed: new Set(scripts), reused: 0 };
    this.#parts.set(key, tried);
    return tried;
  }
}

/** The facts by which two openings are compared. Selectors differ from page to page. */
function describeOpening(opening: Opening): unknown {
  const { dialog, leaving, reports, ...state } = opening;
  return {
    ...state,
    dialog: dialog && { ...dialog, mark: undefined },
    leaving: leaving && { ...leaving, leak: leaving.leak?.isHidden, widgets: leaving.widgets.length },
    found: reports.flatMap(({ findings }) => findings.map(({ rule, kind, total }) => [rule, kind, total])),
  };
}
