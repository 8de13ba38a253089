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

type EarlSource = {
  readonly program: Program;
  readonly countsOf: ReadonlyMap<string, RuleCounts>;
  readonly version: string;
};

/** The implementation report that the W3C's ACT tools read: EARL as JSON-LD, an assertion for each case and each rule that implements its ACT rule. */
export function writeEarl(cases: readonly ActCase[], { program, countsOf, version }: EarlSource): string {
  const assertions = cases.flatMap((one) =>
    [...program.implementing(one.ruleId)].map((rule) => ({
      '@type': 'Assertion',
      mode: 'earl:automatic',
      subject: { '@type': ['earl:TestSubject', 'sch:WebPage'], source: `${w3c}${one.path}` },
      test: { '@type': 'TestCase', title: rule },
      result: {
        '@type': 'TestResult',
        outcome: nameOutcome(outcomeOf(one, onlyRule(program, rule)), countsOf.get(one.path)?.[rule]),
      },
    })),
  );
  const head = {
    '@context': 'https://act-rules.github.io/earl-context.json',
    assertedBy: {
      '@type': ['earl:Assertor', 'earl:Software', 'doap:Project'],
      name: 'Curbcut',
      release: { '@type': 'doap:Version', revision: version },
    },
  };
  const opening = JSON.stringify(head, undefined, 2).replace(/\n\}$/, '');
  return `${opening},\n  "@graph": [\n    ${assertions.map((one) => JSON.stringify(one)).join(',\n    ')}\n  ]\n}\n`;
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
