import { expect } from 'vitest';
import { z } from 'zod';
import { comparisonSchema } from '../../src/reading/comparison/comparison-record.ts';
import { issueDetailsSchema } from '../../src/records/issues/get-issue-details.ts';
import type { IssueCard } from '../../src/records/issues/issue-card.ts';
import { issueAnswerSchema, occurrenceAnswerSchema } from '../../src/edges/http/issue-answers.ts';
import { totalsSchema } from '../../src/records/issues/list-issues.ts';
import { pageAnswerSchema } from '../../src/edges/http/page-answers.ts';
import { scanRecordSchema } from '../../src/records/scans/scan-record.ts';
import type { Endpoint } from '../mcp/open-endpoint.ts';
import { readCsv } from './read-csv.ts';
import { readTable, readText } from './render-html.ts';

/** As REST lists it, whatever its sample. */
type ListedIssue = Omit<IssueCard, 'sample'>;

/** What a reader reports for each issue in its list, by kind and key. */
export type Counted = Readonly<Record<string, { readonly occurrences: number; readonly pages: number }>>;

const detailSchema = z.object({
  issue: issueAnswerSchema,
  details: issueDetailsSchema,
  occurrences: z.array(occurrenceAnswerSchema),
  page: z.object({ total: z.int() }),
});
const briefSchema = issueAnswerSchema.pick({
  kind: true,
  key: true,
  occurrence_count: true,
  page_count: true,
  false_positive_count: true,
});

export async function readRest({ rest }: Endpoint, id: string) {
  const get = async (path: string) => (await rest.ask('GET', `/api/scans/${id}${path}`)).json;
  const record = scanRecordSchema.parse(await get(''));
  const { issues: cards, totals } = z
    .object({ issues: z.array(issueAnswerSchema), totals: totalsSchema })
    .parse(await get('/issues/chunks?limit=500'));
  const { pages } = z.object({ pages: z.array(pageAnswerSchema) }).parse(await get('/pages?limit=500'));
  const legacy = z
    .array(issueAnswerSchema.extend({ occurrences: z.array(occurrenceAnswerSchema) }))
    .parse(await get('/issues'));
  const details: z.infer<typeof detailSchema>[] = [];
  for (const { kind, key } of cards) {
    details.push(detailSchema.parse(await get(`/issues/details?kind=${kind}&key=${key}&limit=500`)));
  }
  return {
    record,
    cards,
    totals,
    pages,
    legacy,
    details,
    comparison: comparisonSchema.parse(await get('/comparison')),
  };
}

export async function readCsvs({ rest }: Endpoint, id: string) {
  const read = async (mode: string) => {
    const { body } = await rest.ask('GET', `/api/scans/${id}/issues/report.csv?mode=${mode}`);
    const [header = [], ...records] = readCsv(body.replace('\uFEFF', ''));
    return records.map((record) => new Map(header.map((name, index) => [name, record[index] ?? ''])));
  };
  return { full: await read('full'), small: await read('small'), pages: await read('pages') };
}

/** Issues as each record of a CSV names them. Throws if two records report different numbers for one issue. */
export function countInCsv(records: readonly ReadonlyMap<string, string>[]): Counted {
  const reported = records.map((record) => {
    const [kind, rule, occurrences, pages] = ['kind', 'rule', 'issue_occurrences', 'issue_pages'].map(
      (name) => record.get(name) ?? '',
    );
    return [`${kind} ${rule}`, { occurrences: Number(occurrences), pages: Number(pages) }] as const;
  });
  const counted = Object.fromEntries(reported);
  for (const [name, one] of reported) expect(one).toEqual(counted[name]);
  return counted;
}

const llmIssue = /^\d+\. (\S+) \| (\w+) \| \w+ \| .* \| (\d+)x (\d+)p$/gm;

export async function readLlmText({ rest }: Endpoint, id: string) {
  const { body } = await rest.ask('GET', `/api/scans/${id}/issues/report.llm.txt`);
  const issues = [...body.matchAll(llmIssue)].map(
    ([, key, kind, occurrences, pages]) =>
      [`${kind} ${key}`, { occurrences: Number(occurrences), pages: Number(pages) }] as const,
  );
  const numbers = (pattern: RegExp) => (pattern.exec(body) ?? []).slice(1).map(Number);
  return {
    issues: Object.fromEntries(issues) satisfies Counted,
    pages: numbers(/^Pages: (\d+) scanned, (\d+) not scanned,.* of (\d+)$/m),
    score: numbers(/^Score: (\d+)\/100/m),
    failed: numbers(
      /^failed: (\d+) issues, (\d+) occurrences \(critical (\d+), serious (\d+), moderate (\d+), minor (\d+)\)$/m,
    ),
    review: numbers(/^needs_review: (\d+) issues, (\d+) occurrences$/m),
    marked: numbers(/^Marked as false positives, not counted: (\d+) occurrences$/m),
    change: readChange(body),
  };
}

/** From the document that is printed. It names issues by title: `cards` say which issue that is. */
export async function readPdfModel({ rest }: Endpoint, id: string, cards: readonly ListedIssue[]) {
  const { body } = await rest.ask('GET', `/api/scans/${id}/issues/report.pdf?mode=full`);
  const text = readText(body);
  const numbers = (pattern: RegExp) => (pattern.exec(text) ?? []).slice(1).map(toNumber);
  const issues = readTable(body, 'Worst first').map(([, title, , state, , occurrences, pages]) => {
    const kind = state === 'Failed' ? 'failed' : 'needs_review';
    const card = cards.find((one) => one.title === title && one.kind === kind);
    return [`${kind} ${card?.key ?? ''}`, { occurrences: toNumber(occurrences), pages: toNumber(pages) }] as const;
  });
  const headings = [...text.matchAll(/(\d[\d,]*) elements? on (\d+) pages? · ([\w-]+)/g)].map(
    ([, occurrences, pages, rule]) => `${rule} ${toNumber(occurrences)} ${toNumber(pages)}`,
  );
  return {
    issues: Object.fromEntries(issues) satisfies Counted,
    headings: headings.toSorted(),
    bySeverity: readTable(body, 'Issues found, by severity').map(([name = '', , groups, occurrences]) => ({
      name: name.toLowerCase(),
      groups: toNumber(groups),
      occurrences: toNumber(occurrences),
    })),
    tiles: numbers(/Critical (\d[\d,]*) Serious (\d[\d,]*) Moderate (\d[\d,]*) Minor (\d[\d,]*)/),
    found: numbers(/(\d+) issues? found, in (\d[\d,]*) elements?\./),
    scannedPages: numbers(/Pages scanned (\d+)/),
    failedPages: numbers(/Pages not scanned (\d+)/),
    score: Number(/aria-label="Score: (\d+) of 100"/.exec(body)?.[1]),
    marked: numbers(/(\d[\d,]*) elements? marked as false positive/),
    change: readChange(text),
  };
}

export async function readMcp(endpoint: Endpoint, id: string) {
  const call = (name: string, given?: object) => endpoint.call(name, given);
  const scan = scanRecordSchema.omit({ steps: true }).parse(await call('get_scan', { scan_id: id }));
  const { scans } = await call('list_scans');
  const listed = z
    .array(
      z.object({
        id: z.string(),
        score: z.number().nullable(),
        summary: z.object({ failed_groups: z.int(), failed_occurrences: z.int() }),
      }),
    )
    .parse(scans)
    .find((one) => one.id === id);
  const { totals, issues } = z
    .object({ totals: totalsSchema, issues: z.array(briefSchema) })
    .parse(await call('list_scan_issues', { scan_id: id, limit: 100 }));
  const details: { readonly issue: z.infer<typeof briefSchema>; readonly stored: number }[] = [];
  for (const { kind, key } of issues) {
    const { issue, page } = z
      .object({ issue: briefSchema, page: z.object({ total: z.int() }) })
      .parse(await call('get_issue_detail', { scan_id: id, kind, key }));
    details.push({ issue, stored: page.total });
  }
  return { scan, listed, totals, issues, details };
}

const change = /failures: ([\d,]+) new, ([\d,]+) fixed, ([\d,]+) unchanged(?:, ([\d,]+) not comparable)?\./;

function readChange(text: string): readonly number[] {
  return (change.exec(text) ?? []).slice(1).map((count) => Number((count ?? '0').replaceAll(',', '')));
}

function toNumber(text = ''): number {
  return Number(text.replaceAll(',', ''));
}
