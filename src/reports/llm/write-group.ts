import { namePage } from '../../findings/page-path.ts';
import { nameWcagCriteria } from '../name-criteria.ts';
import type { IssueCard } from '../../records/issues/issue-card.ts';
import type { Texts } from '../../texts/texts.ts';
import { cutText, quoteOnOneLine, shortenDataUris } from '../quote-page-text.ts';
import type { ReportGroup } from '../report-model.ts';
import type { Pattern, PatternCounter } from './group-patterns.ts';
import type { StoredOccurrence } from '../read-occurrence-batch.ts';

const longest = { selector: 160, html: 140, message: 400, url: 160, label: 80 };

type Heading = {
  readonly number: number;
  readonly group: ReportGroup;
  readonly siteUrl: string;
  /** The number of an earlier issue with the same rule, which contains the rule's description. */
  readonly twin: number | undefined;
  readonly texts: Texts;
};

type Words = Texts['reports']['text'];

/** One issue: its facts, how to fix it, and its most frequent patterns. The rest is counted, never dropped silently. */
export function writeGroup(
  { number, group, siteUrl, twin, texts }: Heading,
  counter: PatternCounter,
  mostShown: number,
): string {
  const { card, details } = group;
  const { text: words } = texts.reports;
  const where = words.where(card.occurrence_count, card.page_count);
  const head = [
    `\n${number}. ${[card.rule, card.kind, card.severity, writeStandards(card, texts), where].join(' | ')}`,
    ...(twin === undefined ? [card.title, words.fix(details.how_to_fix.join(' '))] : [words.asIn(twin)]),
  ];
  return `${[...head, ...writePatterns(counter, { mostShown, siteUrl, card, words })].join('\n')}\n`;
}

function writeStandards({ standards, best_practice: isBestPractice }: IssueCard, { reports }: Texts): string {
  if (isBestPractice) return reports.frame.bestPractice;
  return standards.length === 0 ? reports.text.noCriterion : nameWcagCriteria(standards);
}

type Shown = {
  readonly mostShown: number;
  readonly siteUrl: string;
  readonly card: IssueCard;
  readonly words: Words;
};

function writePatterns(counter: PatternCounter, { mostShown, siteUrl, card, words }: Shown): readonly string[] {
  const byMessage = counter.list();
  const frequent = byMessage.flatMap(({ patterns }) => patterns).toSorted((a, b) => b.occurrences - a.occurrences);
  const shown = new Set(frequent.slice(0, mostShown));
  const lines = byMessage.flatMap(({ message, patterns }) => {
    const here = patterns.filter((pattern) => shown.has(pattern));
    if (here.length === 0) return [];
    return [
      `> ${cutText(quoteOnOneLine(message), longest.message)}`,
      ...here.flatMap((pattern) => writePattern(pattern, siteUrl, words)),
    ];
  });
  return [...lines, ...writeRest({ counter, card, words, hidden: frequent.slice(mostShown) })];
}

function writePattern({ example, occurrences, pages }: Pattern, siteUrl: string, words: Words): readonly string[] {
  return [
    `- ${words.where(occurrences, pages)}${nameStates(example, words)}`,
    `> ${cutTextAtStart(quoteOnOneLine(example.selector), longest.selector)}`,
    `> ${cutText(quoteOnOneLine(shortenDataUris(example.html)), longest.html)}`,
    `> ${cutText(quoteOnOneLine(namePage(shortenUrl(example.page_url, siteUrl), example.page_path)), longest.url)}`,
    ...writePath(example, words),
  ];
}

/** Empty for findings in the default state alone, which is the only state of most scans. */
function nameStates({ states }: StoredOccurrence, words: Words): string {
  return states.length === 1 && states[0] === 'default' ? '' : words.inStates(states);
}

/** The labels are texts of the page, so each is quoted on a separate line. */
function writePath({ path }: StoredOccurrence, words: Words): readonly string[] {
  if (path.length === 0) return [];
  return [words.afterOpening, ...path.map((label) => `> ${cutText(quoteOnOneLine(label), longest.label)}`)];
}

function writeRest({
  counter,
  card,
  words,
  hidden,
}: {
  readonly counter: PatternCounter;
  readonly card: IssueCard;
  readonly words: Words;
  readonly hidden: readonly Pattern[];
}): readonly string[] {
  const inHidden = hidden.reduce((sum, pattern) => sum + pattern.occurrences, 0) + counter.uncounted;
  const lines = inHidden === 0 ? [] : [words.hidden(hidden.length, counter.uncounted > 0, inHidden)];
  if (counter.seen < card.occurrence_count) {
    lines.push(words.countedOn(counter.seen, card.occurrence_count));
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
