import { nameWcagCriteria } from '../name-criteria.ts';
import type { IssueCard, Occurrence } from '../../issues/issue-card.ts';
import { cutText, quoteOnOneLine, shortenDataUris } from '../quote-page-text.ts';
import type { ReportGroup } from '../report-model.ts';
import type { Pattern, PatternCounter } from './group-patterns.ts';

const longest = { selector: 160, html: 140, message: 400, url: 160 };

type Heading = {
  readonly number: number;
  readonly group: ReportGroup;
  readonly siteUrl: string;
  /** The number of an earlier issue with the same rule, where the rule is described. */
  readonly twin: number | undefined;
};

/** One issue: its facts, how to fix it, and its most frequent patterns. The rest is counted, never dropped silently. */
export function describeGroup(
  { number, group, siteUrl, twin }: Heading,
  counter: PatternCounter,
  mostShown: number,
): string {
  const { card, details } = group;
  const head = [
    `\n${number}. ${card.rule} | ${card.kind} | ${card.severity} | ${describeStandards(card)} | ${card.occurrence_count}x ${card.page_count}p`,
    ...(twin === undefined ? [card.title, `Fix: ${details.how_to_fix.join(' ')}`] : [`Title, fix: as in ${twin}`]),
  ];
  return `${[...head, ...describePatterns(counter, { mostShown, siteUrl, card })].join('\n')}\n`;
}

function describeStandards({ standards, best_practice: isBestPractice }: IssueCard): string {
  if (isBestPractice) return 'best practice';
  return standards.length === 0 ? 'no criterion' : nameWcagCriteria(standards);
}

function describePatterns(
  counter: PatternCounter,
  { mostShown, siteUrl, card }: { readonly mostShown: number; readonly siteUrl: string; readonly card: IssueCard },
): readonly string[] {
  const byMessage = counter.list();
  const frequent = byMessage.flatMap(({ patterns }) => patterns).toSorted((a, b) => b.occurrences - a.occurrences);
  const shown = new Set(frequent.slice(0, mostShown));
  const lines = byMessage.flatMap(({ message, patterns }) => {
    const here = patterns.filter((pattern) => shown.has(pattern));
    if (here.length === 0) return [];
    return [
      `> ${cutText(quoteOnOneLine(message), longest.message)}`,
      ...here.flatMap((pattern) => describePattern(pattern, siteUrl)),
    ];
  });
  return [...lines, ...describeRest({ counter, card, hidden: frequent.slice(mostShown) })];
}

function describePattern({ example, occurrences, pages }: Pattern, siteUrl: string): readonly string[] {
  return [
    `- ${occurrences}x ${pages}p${nameStates(example)}`,
    `> ${cutTextAtStart(quoteOnOneLine(example.selector), longest.selector)}`,
    `> ${cutText(quoteOnOneLine(shortenDataUris(example.html)), longest.html)}`,
    `> ${cutText(quoteOnOneLine(shortenUrl(example.page_url, siteUrl)), longest.url)}`,
  ];
}

/** Nothing for what is found in the default state alone, which is all that most scans look at. */
function nameStates({ states }: Occurrence): string {
  return states.length === 1 && states[0] === 'default' ? '' : ` in ${states.join(', ')}`;
}

function describeRest({
  counter,
  card,
  hidden,
}: {
  readonly counter: PatternCounter;
  readonly card: IssueCard;
  readonly hidden: readonly Pattern[];
}): readonly string[] {
  const inHidden = hidden.reduce((sum, pattern) => sum + pattern.occurrences, 0) + counter.uncounted;
  const more = counter.uncounted > 0 ? 'and more ' : '';
  const lines =
    inHidden === 0 ? [] : [`+ ${hidden.length} ${more}patterns, ${inHidden}x: listed in the CSV report, full mode`];
  if (counter.seen < card.occurrence_count) {
    lines.push(`(patterns counted on ${counter.seen} of ${card.occurrence_count} occurrences)`);
  }
  return lines;
}

/** The last steps of a selector are the most specific. */
function cutTextAtStart(text: string, maxLength: number): string {
  return text.length <= maxLength
    ? text
    : `…${text
        .slice(1 - maxLength)
        .toWellFormed()
        .replace(/^\uFFFD/, '')}`;
}

function shortenUrl(pageUrl: string, siteUrl: string): string {
  const origin = URL.canParse(siteUrl) ? new URL(siteUrl).origin : '';
  return origin !== '' && pageUrl.startsWith(`${origin}/`) ? pageUrl.slice(origin.length) : pageUrl;
}
