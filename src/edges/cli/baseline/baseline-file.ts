import { z } from 'zod';
import { BaselineProblem } from './baseline-problem.ts';
import { readEveryPage } from './read-every-page.ts';
import { commandLine } from '../../../texts/en/command-line/command-line.ts';

const baselineVersion = 1;

/** A larger file is too long to review. */
const mostBytes = 64 * 1024 * 1024;
const mostFingerprints = 1_000_000;

/** The end of a fingerprint whose element is in a frame or a shadow root. */
export const insideMark = '~';
/** Precedes the states that an element was found in, which dots separate. Omitted if the only state is `default`. */
export const statesMark = '@';

const { baselineFile: words } = commandLine;

const fingerprintSchema = z.string().regex(/^[\w-]{1,100}~?(?:@\w+(?:\.\w+)*)?$/, words.fingerprint);

const baselineSchema = z.strictObject({
  baseline_version: z.literal(baselineVersion),
  tool: z.string(),
  engines: z.string(),
  origin: z.url({ protocol: /^https?$/ }),
  viewport: z.string(),
  pages: z.record(z.string(), z.record(z.string(), z.array(fingerprintSchema))),
});

/**
 * The known failures of one site with one viewport. `pages`: path and query (of another origin: the whole URL) → rule
 * → fingerprints. A page without failures is listed too: it was scanned.
 */
export type Baseline = Readonly<Omit<z.infer<typeof baselineSchema>, 'pages'>> & { readonly pages: BaselinePages };
type BaselinePages = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/** Reads the text of a baseline file. `name` is the file's name, for messages. Throws BaselineProblem. */
export function parseBaseline(text: string, name: string): Baseline {
  if (text.length > mostBytes) throw new BaselineProblem(words.tooLarge(name));
  const data = parseJson(text, name);
  const version = z.object({ baseline_version: z.number() }).safeParse(data);
  if (version.success && version.data.baseline_version > baselineVersion) {
    throw new BaselineProblem(words.newer(name, version.data.baseline_version));
  }
  const parsed = baselineSchema.safeParse(data);
  if (!parsed.success) throw new BaselineProblem(words.invalid(name, describeFirst(parsed.error)));
  assertBounded(parsed.data.pages, name);
  return writeBaseline(parsed.data, name) === text ? parsed.data : { ...parsed.data, pages: readEveryPage(text) };
}

/**
 * The file's text: one fingerprint per line, in a fixed order, without dates. So equal results give equal files, and
 * Git merges two changes line by line.
 */
export function writeBaseline({ pages, ...head }: Baseline, name: string): string {
  assertBounded(pages, name);
  const sorted = sortKeys(pages, (rules) => sortKeys(rules, (fingerprints) => fingerprints.toSorted(compareText)));
  return `${JSON.stringify({ ...orderHead(head), pages: sorted }, null, 2)}\n`;
}

function orderHead({ tool, engines, origin, viewport }: Omit<Baseline, 'pages'>) {
  return { baseline_version: baselineVersion, tool, engines, origin, viewport };
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
  if (count <= mostFingerprints) return;
  throw new BaselineProblem(
    words.tooMany(name, count.toLocaleString('en-US'), mostFingerprints.toLocaleString('en-US')),
  );
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
