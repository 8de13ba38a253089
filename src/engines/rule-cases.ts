import type { PageState } from '../findings/page-states.ts';

/**
 * A small page: the content of its body, or more if the rule needs it. `state`: the state in which a rule of states
 * sees it. The default is the rule's first state.
 */
export type Markup =
  | string
  | { readonly body: string; readonly lang?: string; readonly head?: string; readonly state?: PageState }
  | { readonly document: string; readonly type?: string };

/**
 * The outcome for the one element that the rule applies to, or the numbers of elements that passed, failed and need
 * review, or the reported element, such as `failed #name`.
 */
export type Outcome =
  | 'passed'
  | 'failed'
  | 'needs_review'
  | 'inapplicable'
  | readonly [passed: number, failed: number, review: number]
  | readonly string[];

/** A line in the table of a rule (`cases.ts` in its folder). */
export type RuleCase = readonly [what: string, markup: Markup, outcome: Outcome];

/** A part of a page that is shared. `id=t` marks the element that the rule reports, or passes over for ''. */
export type SharedCase = readonly [what: string, markup: string, outcome: 'failed' | 'needs_review' | ''];

/** Puts cases that do not touch one another on one page, because opening pages takes most of the time of a table. */
export function onOnePage(what: string, shared: readonly SharedCase[]): RuleCase {
  const named = shared.map(([name, markup, outcome]) => ({
    id: name.replaceAll(/[^a-z0-9]+/gi, '-'),
    markup,
    outcome,
  }));
  const body = named.map(
    ({ id, markup }) => `<div>${markup.replaceAll('id=t', `id=${id}`).replaceAll('#t', `#${id}`)}</div>`,
  );
  const reported = named.flatMap(({ id, outcome }) => (outcome === '' ? [] : [`${outcome} #${id}`]));
  return [what, body.join('\n'), reported];
}
