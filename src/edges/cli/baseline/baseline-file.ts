import { z } from 'zod';
import type { BaselineEntry } from './baseline-entry.ts';
import { entrySchema } from './baseline-entry.ts';
import { BaselineProblem } from './baseline-problem.ts';
import { readEveryPage } from './read-every-page.ts';
import { commandLine } from '../../../texts/en/command-line/command-line.ts';

const baselineVersion = 2;

/** A larger file is too long to review. */
const mostBytes = 64 * 1024 * 1024;
const mostEntries = 1_000_000;

const { baselineFile: words } = commandLine;

const baselineSchema = z.strictObject({
  baseline_version: z.literal(baselineVersion),
  tool: z.string(),
  engines: z.string(),
  origin: z.url({ protocol: /^https?$/ }),
  viewport: z.string(),
  exclude_selectors: z.array(z.string()).optional(),
  unfinished: z.record(z.string(), z.array(z.string())).optional(),
  pages: z.record(z.string(), z.record(z.string(), z.array(entrySchema))),
});

/**
 * The known failures of one site with one viewport. `pages`: path and query (of another origin: the whole URL) → rule
 * → entries. A page without failures is listed too: it was scanned. `unfinished`: page → rules that did not finish
 * there, so that their failures are not known. `exclude_selectors`: the parts of pages that were left out.
 */
export type Baseline = Readonly<Omit<z.infer<typeof baselineSchema>, 'pages' | 'unfinished'>> & {
  readonly pages: BaselinePages;
  readonly unfinished?: Readonly<Record<string, readonly string[]>> | undefined;
};
export type BaselinePages = Readonly<Record<string, Readonly<Record<string, readonly BaselineEntry[]>>>>;

/** Reads the text of a baseline file. `name` is the file's name, for messages. Throws BaselineProblem. */
export function parseBaseline(text: string, name: string): Baseline {
  if (text.length > mostBytes) throw new BaselineProblem(words.tooLarge(name));
  const data = parseJson(text, name);
  const version = z.object({ baseline_version: z.number() }).safeParse(data);
  if (version.success && version.data.baseline_version > baselineVersion) {
    throw new BaselineProblem(words.newer(name, version.data.baseline_version));
  }
  if (version.success && version.data.baseline_version < baselineVersion) throw new BaselineProblem(words.older(name));
  const parsed = baselineSchema.safeParse(data);
  if (!parsed.success) throw new BaselineProblem(words.invalid(name, describeFirst(parsed.error)));
  assertBounded(parsed.data.pages, name);
  return writeBaseline(parsed.data, name) === text ? parsed.data : { ...parsed.data, pages: readEveryPage(text) };
}

/**
 * The file's text: one entry per line, in a fixed order, without dates. So equal results give equal files, and Git
 * merges two changes line by line.
 */
export function writeBaseline({ pages, unfinished = {}, ...head }: Baseline, name: string): string {
  assertBounded(pages, name);
  const lists = sortKeys(unfinished, (rules) => rules.toSorted(compareText));
  const opening = JSON.stringify(
    { ...orderHead(head), ...(Object.keys(lists).length > 0 && { unfinished: lists }) },
    null,
    2,
  );
  return `${opening.slice(0, -2)},\n  "pages": ${writePages(pages)}\n}\n`;
}

function orderHead({ exclude_selectors: excluded = [], ...head }: Omit<Baseline, 'pages' | 'unfinished'>) {
  const { tool, engines, origin, viewport } = head;
  const selectors = excluded.length > 0 && { exclude_selectors: excluded.toSorted(compareText) };
  return { baseline_version: baselineVersion, tool, engines, origin, viewport, ...selectors };
}

function writePages(pages: BaselinePages): string {
  return writeObject(pages, '  ', (rules) => writeObject(rules, '    ', writeEntries));
}

function writeObject<Value>(
  record: Readonly<Record<string, Value>>,
  indent: string,
  write: (value: Value) => string,
): string {
  const fields = Object.entries(sortKeys(record, write)).map(
    ([key, text]) => `${indent}  ${JSON.stringify(key)}: ${text}`,
  );
  return fields.length === 0 ? '{}' : `{\n${fields.join(',\n')}\n${indent}}`;
}

function writeEntries(entries: readonly BaselineEntry[]): string {
  const lines = entries.map(({ fingerprint, selector, text }) => JSON.stringify({ fingerprint, selector, text }));
  return `[\n${lines
    .toSorted(compareText)
    .map((line) => `        ${line}`)
    .join(',\n')}\n      ]`;
}

function sortKeys<Value, Changed>(
  record: Readonly<Record<string, Value>>,
  change: (value: Value) => Changed,
): Record<string, Changed> {
  const entries = Object.entries(record).toSorted(([a], [b]) => compareText(a, b));
  return Object.fromEntries(entries.map(([key, value]) => [key, change(value)]));
}

/** Compares code units, so that the machine's language does not matter. */
function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

function assertBounded(pages: BaselinePages, name: string): void {
  const lists = Object.values(pages).flatMap((rules) => Object.values(rules));
  const count = lists.reduce((sum, list) => sum + list.length, 0);
  if (count <= mostEntries) return;
  throw new BaselineProblem(words.tooMany(name, count.toLocaleString('en-US'), mostEntries.toLocaleString('en-US')));
}

function parseJson(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const lines = text.split('\n');
    const conflict = lines.findIndex((line) => /^(?:<{7}|={7}|>{7})/.test(line));
    const reason = error instanceof Error ? error.message : String(error);
    throw new BaselineProblem(conflict === -1 ? words.notJson(name, reason) : words.conflict(name, conflict + 1));
  }
}

/** `pages["/contact"]["image-alt"][0]: must be a fingerprint` */
function describeFirst(error: z.ZodError): string {
  const issue = error.issues[0];
  const place = (issue?.path ?? [])
    .map((part, index) => (index === 0 ? String(part) : `[${JSON.stringify(part)}]`))
    .join('');
  return `${place === '' ? '' : `${place}: `}${issue?.message ?? 'unknown'}.`;
}
