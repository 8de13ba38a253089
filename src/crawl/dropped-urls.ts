import { z } from 'zod';
import type { Drop, DropRule } from './drop-rules.ts';
import { dropRules } from './drop-rules.ts';

/** URLs that a scan drops beyond this number are not counted: a trap has no end of them. */
export const mostDropped = 100_000;
const mostExamples = 5;
const mostExampleLength = 300;

const tallySchema = z.object({
  rule: z.enum(dropRules),
  pattern: z.string().nullable(),
  count: z.int(),
  examples: z.array(z.string()),
});

/** What a scan dropped, by rule and pattern. Kept in the scan's row. */
export const droppedSchema = z.array(tallySchema);
export type DroppedUrls = z.infer<typeof droppedSchema>;

export type DroppedUrl = Drop & { readonly url: string };

/** The counts with these URLs, each of which is dropped for the first time. */
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

const sentences: Readonly<Record<DropRule, string>> = {
  out_of_scope: 'skipped: outside the scope of the scan',
  not_included: 'skipped: no include pattern matches',
  excluded: 'skipped: excluded by a pattern',
  sign_out: 'skipped: following it would end a session or change something',
  not_a_page: 'skipped: a file and not a page',
  robots: 'skipped: forbidden by robots.txt',
  robots_unreachable: 'skipped: the server did not answer for its robots.txt, which forbids everything until it does',
  repeated_segments: 'skipped: a part of the path repeats',
  too_deep: 'skipped: more than 20 links away from the start',
  calendar: 'skipped: further pages of a calendar',
  query_combinations: 'skipped: further combinations of query parameters',
  template_limit: 'skipped: enough pages of this kind are in the scan, narrow the scope to reach them',
  same_text: 'skipped: pages of this kind show the same text again and again',
  over_page_limit: 'skipped: over the limit of pages (max_pages, and max_pages_per_scan in the settings)',
  redirect_duplicate: 'not counted twice: redirects to a page that is also in the scan',
  same_page: 'not counted twice: shows a page that is also in the scan',
  redirected_out_of_scope: 'skipped: redirects to a URL outside the scope of the scan',
};

export type DropNote = { readonly code: DropRule; readonly message: string; readonly count: number };

/** A note for each rule and pattern, for people. */
export function describeDropped(dropped: DroppedUrls): readonly DropNote[] {
  const isCut = dropped.reduce((sum, { count }) => sum + count, 0) >= mostDropped;
  return dropped.map(({ rule, pattern, count, examples }) => {
    const number = `${isCut ? 'At least ' : ''}${count.toLocaleString('en')} ${count === 1 ? 'URL' : 'URLs'}`;
    const which = pattern === null ? '' : ` (${pattern})`;
    const more = count > examples.length ? '; …' : '.';
    return { code: rule, message: `${number} ${sentences[rule]}${which}: ${examples.join('; ')}${more}`, count };
  });
}
