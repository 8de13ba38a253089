import type { Database } from '../../adapters/db/schema.ts';
import { readComponents } from '../read-components.ts';
import type { ReportInput } from '../report-format.ts';
import type { ReportGroup } from '../report-model.ts';
import { selectListedGroups } from '../report-model.ts';
import { readAccepted } from '../read-accepted.ts';
import { readFailures } from '../read-failures.ts';
import { streamSpreadOccurrences } from '../stream-occurrences.ts';
import { writeAccepted, writeFailures, writeScan } from './write-scan.ts';
import { writeComponents } from './write-components.ts';
import { writeGroup } from './write-group.ts';
import { PatternCounter } from './group-patterns.ts';

/**
 * The limit of occurrences read for one text, over all issues. Reading a million takes half a minute without new
 * information. Above the limit, patterns are counted on an evenly spread part, and the text says so.
 */
const mostRead = 30_000;
const mostComponents = 5;

/**
 * The scan as compact plain text for a language model: legend, scan, then each issue with criteria, counts, how to fix
 * it and its distinct patterns. The same scan always produces the same text.
 */
export async function* writeLlmText({ db, head, options }: ReportInput): AsyncGenerator<string> {
  const { texts } = head;
  const { text: words } = texts.reports;
  const groups = selectListedGroups(head.groups, options);
  const failures = writeFailures(await readFailures(db, head.scan, texts), texts);
  const accepted = writeAccepted(await readAccepted(db, head.scan.id), texts);
  const { components, total } = await readComponents(db, head, mostComponents);
  yield `${writeScan(head)}${writeComponents(components, total, texts)}${failures}${accepted}\n${words.legend}\n`;
  const share = shareOut(groups);
  const numbers = new Map<string, number>();
  for (const [index, group] of groups.entries()) {
    const counter = await countPatterns(db, group, share(group));
    const heading = { number: index + 1, group, siteUrl: head.scan.url, twin: numbers.get(group.card.rule), texts };
    numbers.set(group.card.rule, heading.twin ?? heading.number);
    yield writeGroup(heading, counter, options.sampleSize);
  }
  if (groups.length === 0) yield `\n${words.nothing}\n`;
}

/** The number of a group's occurrences to read: all if the limit allows, else a fair share for each group. */
function shareOut(groups: readonly ReportGroup[]): (group: ReportGroup) => number {
  const total = groups.reduce((sum, group) => sum + group.storedCount, 0);
  if (total <= mostRead) return (group) => group.storedCount;
  return (group) =>
    Math.max(Math.floor(mostRead / groups.length), Math.floor((group.storedCount / total) * (mostRead / 2)));
}

async function countPatterns(db: Database, group: ReportGroup, most: number): Promise<PatternCounter> {
  const counter = new PatternCounter();
  for await (const occurrences of streamSpreadOccurrences(db, group, { most: Math.max(1, most) })) {
    for (const occurrence of occurrences) if (!occurrence.false_positive) counter.add(occurrence);
  }
  return counter;
}
