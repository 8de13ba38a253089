import { z } from 'zod';
import type { Note } from '../../texts/note.ts';
import { says } from '../../texts/saying.ts';
import type { Drop, DropRule } from './drop-rules.ts';
import { dropRules } from './drop-rules.ts';

/** The limit for counting URLs that a scan drops, because a trap has endless URLs. */
export const mostDropped = 100_000;
const mostExamples = 5;
const mostExampleLength = 300;

const tallySchema = z.object({
  rule: z.enum(dropRules),
  pattern: z.string().nullable(),
  count: z.int(),
  examples: z.array(z.string()),
});

/** The dropped URLs of a scan, by rule and pattern. Stored in the scan's row. */
export const droppedSchema = z.array(tallySchema);
export type DroppedUrls = z.infer<typeof droppedSchema>;

export type DroppedUrl = Drop & { readonly url: string };

/** Adds these URLs to the counts. Each must be dropped for the first time. */
export function addDropped(known: DroppedUrls, urls: readonly DroppedUrl[]): DroppedUrls {
  const tallies = new Map(known.map((tally) => [keyOf(tally.rule, tally.pattern), { ...tally }]));
  for (const { rule, pattern = null, url } of urls) {
    const key = keyOf(rule, pattern);
    const tally = tallies.get(key) ?? { rule, pattern, count: 0, examples: [] };
    const example = url.slice(0, mostExampleLength).toWellFormed();
    const examples = tally.examples.length < mostExamples ? [...tally.examples, example] : tally.examples;
    tallies.set(key, { ...tally, count: tally.count + 1, examples });
  }
  return [...tallies.values()];
}

function keyOf(rule: DropRule, pattern: string | null): string {
  return `${rule} ${pattern ?? ''}`;
}

/** Returns a note for each rule and pattern. */
export function describeDropped(dropped: DroppedUrls): readonly Note[] {
  const isCut = dropped.reduce((sum, { count }) => sum + count, 0) >= mostDropped;
  return dropped.map(({ rule, pattern, count: n, examples }) => {
    const saidUrls = isCut ? says('dropped.at_least', { n }) : says('dropped.counted', { n });
    const saidExamples = says(n > examples.length ? 'dropped.some_examples' : 'dropped.examples', { examples });
    const facts = { saidUrls, saidExamples };
    const said = pattern === null ? says(`dropped.${rule}`, facts) : says('dropped.excluded_by', { ...facts, pattern });
    return { code: rule, count: n, said };
  });
}
