import type { ReportFormat, ReportInput } from '../report-format.ts';
import type { PageFindings } from '../stream-page-findings.ts';
import { streamPageFindings } from '../stream-page-findings.ts';
import { findCriterion } from '../../shared/wcag-criteria.ts';

export const earlFormat: ReportFormat = {
  id: 'earl',
  extension: 'earl.json',
  mediaType: 'application/ld+json',
  summary: 'Download the scan as EARL (JSON-LD), in the form of ACT implementation reports.',
  description:
    'A test subject per scanned page, an assertion per rule: `earl:failed`, `earl:cantTell` (it needs review, or it was tested without a finding) or `earl:untested` (the rule did not finish). The response is streamed, so an interrupted download is not valid JSON.',
  needsReview: 'by_setting',
  placement: 'none',
  showsChange: false,
  write: writeEarl,
};

async function* writeEarl(input: ReportInput): AsyncGenerator<string> {
  const { db, head, version } = input;
  const assertor = { '@id': '_:curbcut', '@type': 'Software', name: 'Curbcut', release: { revision: version } };
  const context = 'https://act-rules.github.io/earl-context.json';
  yield `{"@context":${JSON.stringify(context)},"assertedThrough":${JSON.stringify(assertor)},"@graph":[`;
  let written = 0;
  for await (const page of streamPageFindings(db, head, { groups: head.groups, mostExamples: 0 })) {
    if (page.status !== 'completed') continue;
    yield `${written === 0 ? '\n' : ',\n'}${JSON.stringify(describePage(input, page))}`;
    written += 1;
  }
  yield '\n]}\n';
}

function describePage(input: ReportInput, page: PageFindings): object {
  const found = page.findings.filter(({ count }) => count > 0);
  const rules = new Set([...found.map(({ group }) => group.card.rule), ...Object.keys(page.rules)]);
  return {
    '@type': 'TestSubject',
    source: page.url,
    assertions: [...rules].map((rule) => describeAssertion(input, page, rule)),
  };
}

function describeAssertion({ catalog }: ReportInput, page: PageFindings, rule: string): object {
  const kinds = page.findings.filter(({ group, count }) => group.card.rule === rule && count > 0);
  const info = catalog.get(rule);
  // Criteria keep the names that they have in WCAG 2.1, also those of 2.0 and 2.2.
  const criteria = (info?.standards ?? []).flatMap(({ criterion }) => findCriterion(criterion)?.slug ?? []);
  return {
    '@type': 'Assertion',
    test: { '@type': 'TestCase', title: rule, isPartOf: criteria.map((slug) => `WCAG2:${slug}`) },
    result: { '@type': 'TestResult', outcome: `earl:${decideOutcome(page, rule, kinds)}` },
  };
}

function decideOutcome(
  page: PageFindings,
  rule: string,
  found: PageFindings['findings'],
): 'failed' | 'cantTell' | 'untested' {
  if (found.some(({ group }) => group.card.kind === 'failed')) return 'failed';
  return found.length === 0 && page.rules[rule] === null ? 'untested' : 'cantTell';
}
