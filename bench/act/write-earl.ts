import type { ActCase } from './corpus.ts';
import type { CaseOutcome, Program } from './compare-outcomes.ts';
import { outcomeOf } from './compare-outcomes.ts';

const w3c = 'https://www.w3.org';

const outcomes: Readonly<Record<CaseOutcome, string>> = {
  failed: 'earl:failed',
  needs_review: 'earl:cantTell',
  // The report does not distinguish a rule that passed from one that did not apply. For ACT both agree with either expectation.
  nothing: 'earl:passed',
  not_analyzed: 'earl:untested',
};

/** The implementation report that the W3C's ACT tools read: EARL as JSON-LD, an assertion for each case and each rule that implements its ACT rule. */
export function writeEarl(cases: readonly ActCase[], program: Program, version: string): string {
  const assertions = cases.flatMap((one) =>
    [...program.implementing(one.ruleId)].map((rule) => ({
      '@type': 'Assertion',
      mode: 'earl:automatic',
      subject: { '@type': ['earl:TestSubject', 'sch:WebPage'], source: `${w3c}${one.path}` },
      test: { '@type': 'TestCase', title: rule },
      result: { '@type': 'TestResult', outcome: outcomes[outcomeOf(one, onlyRule(program, rule))] },
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

function onlyRule({ found }: Program, rule: string): Program {
  return { found, implementing: () => new Set([rule]) };
}
