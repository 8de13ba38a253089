import { pagePathSchema } from '../../../findings/page-path.ts';
import { z } from 'zod';
import { BaselineProblem } from './baseline-problem.ts';
import { severities } from '../../../findings/severity.ts';
import { commandLine } from '../../../texts/en/command-line/command-line.ts';

const headSchema = z.object({
  report_version: z.literal(1),
  tool: z.string(),
  scan: z.object({
    id: z.string(),
    url: z.string(),
    engine: z.string().nullable(),
    viewport: z.object({ preset: z.string() }),
    exclude_selectors: z.array(z.string()),
  }),
});
const issueSchema = z.object({
  rule: z.string(),
  kind: z.enum(['failed', 'needs_review']),
  severity: z.enum(severities),
});
const occurrenceSchema = z.object({
  id: z.string(),
  portable_fingerprint: z.string(),
  page_url: z.string(),
  page_path: pagePathSchema,
  selector: z.string(),
  html: z.string(),
  false_positive: z.boolean(),
  verdict: z.string().nullable(),
  states: z.array(z.string()),
  path: z.array(z.string()),
});
const pageSchema = z.object({
  url: z.string(),
  path: pagePathSchema,
  status: z.string(),
  rules_not_run: z.array(z.string()),
  rules_truncated: z.array(z.string()),
  unreached_frames: z.array(z.string()).nullable(),
  states: z.array(z.string()),
  notes: z.array(z.object({ code: z.string() })),
});

export type ReportHead = z.infer<typeof headSchema>;
export type ReportPage = z.infer<typeof pageSchema>;
export type ReportFinding = z.infer<typeof issueSchema> & z.infer<typeof occurrenceSchema>;

export type ReportPart =
  | { readonly kind: 'head'; readonly head: ReportHead }
  | { readonly kind: 'finding'; readonly finding: ReportFinding }
  | { readonly kind: 'page'; readonly page: ReportPage };

const issueOpens = '"occurrences":[';
const listEnds = ']}';
const pagesOpen = '],"pages":[';

/**
 * Reads a `report.json` line by line, so that a million occurrences are never in memory together. The report has each
 * issue, occurrence and page on its own line (reports/json/write-json.ts). Throws BaselineProblem, also if the report
 * ends early.
 */
export async function* readReport(source: AsyncIterable<string | Uint8Array>): AsyncGenerator<ReportPart> {
  const lines = new LineReader();
  for await (const line of splitLines(source)) {
    const part = lines.read(line);
    if (part !== undefined) yield part;
  }
  if (!lines.isComplete) throw new BaselineProblem(commandLine.baselineFile.incompleteReport);
}

class LineReader {
  #place: 'head' | 'issues' | 'issue' | 'pages' | 'end' = 'head';
  #issue: z.infer<typeof issueSchema> | undefined;

  get isComplete(): boolean {
    return this.#place === 'end';
  }

  /** Returns undefined for a line that only opens or closes a list. */
  read(line: string): ReportPart | undefined {
    switch (this.#place) {
      case 'head':
        this.#place = 'issues';
        return { kind: 'head', head: parseLine(headSchema, `${line}]}`) };
      case 'issues':
        this.#openNext(line);
        return undefined;
      case 'issue':
        return line === listEnds ? this.#move('issues') : { kind: 'finding', finding: this.#parseFinding(line) };
      case 'pages':
        return line === listEnds ? this.#move('end') : { kind: 'page', page: parseLine(pageSchema, line) };
      case 'end':
    }
    throw new BaselineProblem(commandLine.baselineFile.unreadableReport);
  }

  #move(place: 'issues' | 'end'): undefined {
    this.#place = place;
  }

  #openNext(line: string): void {
    if (line === pagesOpen) {
      this.#place = 'pages';
      return;
    }
    if (!line.endsWith(issueOpens)) throw new BaselineProblem(commandLine.baselineFile.unreadableReport);
    this.#issue = parseLine(issueSchema, `${line}]}`);
    this.#place = 'issue';
  }

  #parseFinding(line: string): ReportFinding {
    if (this.#issue === undefined) throw new BaselineProblem(commandLine.baselineFile.unreadableReport);
    return { ...this.#issue, ...parseLine(occurrenceSchema, line) };
  }
}

function parseLine<Value>(schema: z.ZodType<Value>, line: string): Value {
  const parsed = schema.safeParse(parseJson(line));
  if (!parsed.success) throw new BaselineProblem(commandLine.baselineFile.unreadableReport);
  return parsed.data;
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    // Undefined is not valid by any schema, so the caller reports it.
    return undefined;
  }
}

/** Removes line breaks, the commas before them, and empty lines. */
async function* splitLines(source: AsyncIterable<string | Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of source) {
    const text = typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true });
    const lines = `${rest}${text}`.split('\n');
    rest = lines.pop() ?? '';
    yield* lines.map(dropComma).filter((line) => line !== '');
  }
  const last = dropComma(rest + decoder.decode());
  if (last !== '') yield last;
}

function dropComma(line: string): string {
  return line.endsWith(',') ? line.slice(0, -1) : line;
}
