import { z } from 'zod';
import { engines } from '../../src/engines/engines.ts';
import { findCriterion } from '../../src/findings/wcag-criteria.ts';
import type { ActCase } from './corpus.ts';
import type { CaseOutcome, Program } from './compare-outcomes.ts';
import { outcomeOf } from './compare-outcomes.ts';
import type { RuleCounts } from './read-rule-counts.ts';

const w3c = 'https://www.w3.org';

const outcomes: Readonly<Record<Exclude<CaseOutcome, 'nothing'>, string>> = {
  failed: 'earl:failed',
  needs_review: 'earl:cantTell',
  not_analyzed: 'earl:untested',
};

/** The answer of a rule about a test case. */
export type EarlAssertion = { readonly source: string; readonly rule: string; readonly outcome: string };

type EarlSource = { readonly program: Program; readonly countsOf: ReadonlyMap<string, RuleCounts> };

/** One assertion for each case and each rule that implements its ACT rule. */
export function assertOutcomes(cases: readonly ActCase[], { program, countsOf }: EarlSource): readonly EarlAssertion[] {
  return cases.flatMap((one) =>
    [...program.implementing(one.ruleId)].map((rule) => ({
      source: sourceOf(one.path),
      rule,
      outcome: isOtherDocument(program, one)
        ? 'earl:inapplicable'
        : nameOutcome(outcomeOf(one, onlyRule(program, rule)), countsOf.get(one.path)?.[rule]),
    })),
  );
}

/** The public URL of a case. */
export function sourceOf(path: string): string {
  return `${w3c}${path}`;
}

/**
 * The implementation report that the W3C's ACT tools read: EARL as JSON-LD. A test names the requirements that it is part of, because
 * the tools compare them with those of the ACT rule. Rules without a finding in any case are left out: they do not show that they find
 * what an ACT rule fails. `cases`: the whole corpus.
 */
export function writeEarl(
  assertions: readonly EarlAssertion[],
  { version, cases }: { readonly version: string; readonly cases: readonly ActCase[] },
): string {
  const found = new Set(assertions.filter(({ outcome }) => findings.has(outcome)).map(({ rule }) => rule));
  const parts = new Set(cases.filter(({ wcag }) => wcag?.length === 0).map(({ path }) => sourceOf(path)));
  const graph = assertions.filter(({ rule }) => found.has(rule)).map((one) => describe(one, parts.has(one.source)));
  const head = {
    '@context': 'https://act-rules.github.io/earl-context.json',
    assertedBy: {
      '@type': ['earl:Assertor', 'earl:Software', 'doap:Project'],
      name: 'Curbcut',
      release: { '@type': 'doap:Version', revision: version },
    },
  };
  const opening = JSON.stringify(head, undefined, 2).replace(/\n\}$/, '');
  return `${opening},\n  "@graph": [\n    ${graph.map((one) => JSON.stringify(one)).join(',\n    ')}\n  ]\n}\n`;
}

const findings: ReadonlySet<string> = new Set(['earl:failed', 'earl:cantTell']);

/**
 * `isPart`: the ACT rule tests one condition, or one of several ways, and has no criterion of its own. An assertion about its cases
 * claims none either.
 */
function describe({ source, rule, outcome }: EarlAssertion, isPart: boolean) {
  const requirements = isPart ? [] : (requirementsOf.get(rule) ?? []);
  return {
    '@type': 'Assertion',
    mode: 'earl:automatic',
    subject: { '@type': ['earl:TestSubject', 'sch:WebPage'], source },
    test: { '@type': 'TestCase', title: rule, isPartOf: requirements.map((id) => ({ '@id': id })) },
    result: { '@type': 'TestResult', outcome },
  };
}

/** A criterion that is stricter than another one fails with it. */
const stricter: Readonly<Record<string, string>> = { '2.4.4': '2.4.9' };

const requirementsOf = new Map(
  engines
    .flatMap((engine) => engine.rules())
    .map(({ id, criteria }) => {
      const all = criteria.flatMap((number) => [number, stricter[number] ?? number]);
      return [id, [...new Set(all)].map((number) => `${w3c}/TR/WCAG22/#${findCriterion(number)?.slug ?? ''}`)];
    }),
);

const reportSchema = z.object({
  '@graph': z.array(
    z.object({
      subject: z.object({ source: z.string() }),
      test: z.object({ title: z.string() }),
      result: z.object({ outcome: z.string() }),
    }),
  ),
});

/** The assertions of a report that this program wrote. */
export function readEarl(text: string): readonly EarlAssertion[] {
  return reportSchema.parse(JSON.parse(text))['@graph'].map(({ subject, test, result }) => ({
    source: subject.source,
    rule: test.title,
    outcome: result.outcome,
  }));
}

/** A scan says of an XML or SVG document that it is no HTML, which is what all rules are about. */
function isOtherDocument({ found }: Program, { path }: ActCase): boolean {
  return found.get(path)?.notAnalyzed === 'not_html';
}

/** A rule without findings has passed where it passed an element, and was not applicable where it had none. */
function nameOutcome(outcome: CaseOutcome, counts: RuleCounts[string] | undefined): string {
  if (outcome !== 'nothing') return outcomes[outcome];
  if (counts === null) return 'earl:untested';
  return (counts?.[0] ?? 0) > 0 ? 'earl:passed' : 'earl:inapplicable';
}

function onlyRule({ found }: Program, rule: string): Program {
  return { found, implementing: () => new Set([rule]) };
}
