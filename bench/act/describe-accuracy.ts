import type { ActResult, ActRuleResult, ActTotals } from './act-result.ts';
import type { RuleOutcome } from './compare-outcomes.ts';
import { uncaughtReasons } from './uncaught-reasons.ts';

/** All tables, as a page of results. */
export function tabulate(result: ActResult): string {
  return [
    '# ACT rules, rule by rule',
    '',
    `Written by \`${result.command}\`. [docs/accuracy.md](../../docs/accuracy.md) says how to read it.`,
    '',
    ...describeTotals(result),
    '',
    '## All rules',
    '',
    ...describeRules(result),
    '',
    '## Rules that failures alone do not catch in full',
    '',
    ...describeUncaught(result),
    '',
  ].join('\n');
}

/** The two figures that docs/accuracy.md opens with. */
export function describeFigures({ totals, corpus }: ActResult): readonly string[] {
  const { curbcut, axe } = totals;
  return [
    `- **${curbcut.complete} of ${curbcut.rules} ACT rules** are caught in full by failures. axe-core alone catches ${axe.complete}.`,
    `- **${curbcut.falseFailures} false failures** in ${corpus.cases} ACT test cases. axe-core alone has ${axe.falseFailures}.`,
  ];
}

function describeTotals({ totals, corpus, date, engine, browser }: ActResult): readonly string[] {
  const row = (label: string, read: (one: ActTotals) => number | string) =>
    `| ${label} | ${read(totals.curbcut)} | ${read(totals.axe)} |`;
  return [
    `${corpus.cases} test cases of ${totals.curbcut.rules} rules, ${date}, ${engine}, ${browser}.`,
    '',
    '| | Curbcut | axe-core alone |',
    '|---|--:|--:|',
    row('**Rules fully caught, by failures alone**', ({ complete }) => `**${complete}**`),
    row('Further rules fully caught, counting what needs review', ({ withReview }) => withReview),
    row('Failed cases reported as failed', (one) => `${one.failedCasesCaught} of ${one.failedCases}`),
    row('Failed cases that need review', ({ failedCasesForReview }) => failedCasesForReview),
    row('**False failures**: passed or inapplicable cases reported as failed', ({ falseFailures }) => falseFailures),
    row('Cases that are not analyzed', ({ notAnalyzed }) => notAnalyzed),
  ];
}

function describeRules({ rules }: ActResult): readonly string[] {
  const listed = rules.filter(({ rules: own, axe }) => own.length > 0 || axe.agreement !== 'none');
  return [
    '| ACT rule | Rules of Curbcut | Cases that must fail | Failed | Needs review | False failures | axe-core alone |',
    '|---|---|--:|--:|--:|--:|---|',
    ...listed.map(describeRule),
  ];
}

function describeRule({ id, name, rules, cases, curbcut, axe }: ActRuleResult): string {
  const link = `[${id}](https://www.w3.org/WAI/standards-guidelines/act/rules/${id}/) ${name}`;
  const { failed, needsReview, falseFailures } = curbcut;
  const own = rules.map((rule) => `\`${rule}\``).join(', ');
  return `| ${link} | ${own} | ${cases.failed} | ${failed} | ${needsReview} | ${falseFailures} | ${describeAxe(axe)} |`;
}

function describeAxe({ failed, needsReview, falseFailures }: RuleOutcome): string {
  const review = needsReview > 0 ? `, ${needsReview} for review` : '';
  const wrong = falseFailures > 0 ? `, ${falseFailures} false` : '';
  return `${failed} failed${review}${wrong}`;
}

/** Rules that are not fully caught by failures, each with the reason. */
function describeUncaught({ rules }: ActResult): readonly string[] {
  const uncaught = rules.filter(({ cases, curbcut }) => cases.failed > 0 && curbcut.agreement !== 'complete');
  return [
    '| ACT rule | Missed | For review | Why |',
    '|---|--:|--:|---|',
    ...uncaught.map(({ id, name, curbcut }) => {
      const reason = uncaughtReasons[id] ?? 'Not yet built.';
      return `| ${id} ${name} | ${curbcut.missed} | ${curbcut.needsReview} | ${reason} |`;
    }),
  ];
}
