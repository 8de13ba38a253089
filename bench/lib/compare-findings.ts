import { axeEngine } from '../../src/engines/axe/axe-engine.ts';
import { reviews } from '../../src/engines/reviews.ts';
import type { Findings } from './bare-loop.ts';
import type { Run } from './run-program.ts';

const shown = 20;

/** Rules that the bare loop runs, too, and whose findings no review decides afterwards. */
const reviewed = new Set(reviews.flatMap(({ rules }) => rules));
const comparable = new Set(axeEngine.rules().flatMap(({ id }) => (reviewed.has(id) ? [] : [id])));

/**
 * Where a contender's findings, rule by rule and selector by selector, are not those of axe run directly; at most 20 lines. Findings
 * of other engines, and of rules that reviews decide, are left out.
 */
export function compareFindings(name: string, run: Run | undefined, bare: Run | undefined): readonly string[] {
  if (run?.findings === undefined || bare?.findings === undefined || run === bare) return [];
  const own = run.findings;
  const compare = run.onlyRulesCompare === true ? comparePageRules : comparePage;
  const lines = Object.entries(bare.findings).flatMap(([url, expected]) =>
    compare(`${name}, ${new URL(url).pathname}`, keepComparable(own[url] ?? {}), keepComparable(expected)),
  );
  return lines.length > shown ? [...lines.slice(0, shown), `${name}: ${lines.length - shown} more`] : lines;
}

/** Findings by kind and rule, such as `failed image-alt`. */
function keepComparable(findings: Findings): Findings {
  return Object.fromEntries(Object.entries(findings).filter(([key]) => comparable.has(key.split(' ').at(-1) ?? '')));
}

function comparePage(where: string, found: Findings, expected: Findings): readonly string[] {
  const rules = [...new Set([...Object.keys(expected), ...Object.keys(found)])].toSorted();
  return rules.flatMap((rule) => {
    const own = new Set(found[rule]);
    const theirs = new Set(expected[rule]);
    const missing = theirs.difference(own).size;
    const more = own.difference(theirs).size;
    return missing + more === 0 ? [] : [`${where}: ${rule}: ${missing} missing, ${more} more`];
  });
}

/** Of a page only which rules found something. */
function comparePageRules(where: string, found: Findings, expected: Findings): readonly string[] {
  const own = new Set(Object.keys(found));
  const theirs = new Set(Object.keys(expected));
  const changes = [
    ...[...theirs.difference(own)].map((rule) => `${rule} missing`),
    ...[...own.difference(theirs)].map((rule) => `${rule} more`),
  ];
  return changes.length === 0 ? [] : [`${where}: ${changes.toSorted().join(', ')}`];
}
