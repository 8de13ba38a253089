import { namePage } from '../../findings/page-path.ts';
import { countElements, identify } from '../ci-finding.ts';
import { mapPageUrl } from '../placement.ts';
import { cutText, quoteOnOneLine } from '../quote-page-text.ts';
import type { ReportInput } from '../report-format.ts';
import { escapeLinks, locate } from './sarif-text.ts';

const mostExamples = 5;
const longestSelector = 300;

/**
 * The fixed findings of a baseline, as one result per rule and page. They have passed, so that a reader that ignores
 * `baselineState` takes them for no failures.
 */
export function writeFixedResults(
  { head, placement, baseline }: Pick<ReportInput, 'head' | 'placement' | 'baseline'>,
  indexes: ReadonlyMap<string, number>,
): readonly object[] {
  const { texts, catalog } = head;
  const places = Map.groupBy(
    baseline?.fixed ?? [],
    ({ rule, page_url: url, page_path: path }) => `${rule}\n${namePage(url, path)}`,
  );
  return [...places.values()].flatMap((findings) => {
    const [first] = findings;
    if (first === undefined) return [];
    const { rule, page_url: pageUrl, page_path: path } = first;
    const pageName = namePage(pageUrl, path);
    const title = `${catalog.get(rule)?.title ?? rule} (${countElements({ count: findings.length }, texts)})`;
    const selectors = findings.slice(0, mostExamples).map(({ selector }) => selector);
    const lines = [
      `${texts.reports.ci.fixed(title)}. ${pageName}`,
      cutText(quoteOnOneLine(first.selector), longestSelector),
    ];
    const hash = identify(['fixed', rule, mapPageUrl(pageName, placement)]).slice(0, 32);
    return [
      {
        ruleId: rule,
        ...(indexes.has(rule) && { ruleIndex: indexes.get(rule) }),
        kind: 'pass',
        level: 'none',
        baselineState: 'absent',
        message: { text: escapeLinks(lines.filter((line) => line !== '').join('\n')) },
        locations: [locate(pageUrl, selectors, placement)],
        partialFingerprints: { primaryLocationLineHash: `${hash}:1` },
        properties: { url: pageUrl, kind: 'fixed' },
      },
    ];
  });
}
