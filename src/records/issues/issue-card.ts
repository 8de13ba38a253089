import type { Selectable } from 'kysely';
import { z } from 'zod';
import { pagePathSchema } from '../../findings/page-path.ts';
import type { IssueGroupsTable } from '../../adapters/db/schema.ts';
import { severities, severityOfRank } from '../../findings/severity.ts';
import { verdicts } from '../../findings/verdicts.ts';
import { missingBoxes } from '../../findings/missing-box.ts';
import { foundStateSchema } from '../../findings/page-states.ts';
import type { RuleCatalog } from '../../engines/rule-catalog.ts';

export const standardSchema = z.object({
  standard: z.literal('WCAG'),
  criterion: z.string(),
  level: z.enum(['A', 'AA', 'AAA']),
  name: z.string(),
});

const firstSeenSchema = z
  .object({ scan_id: z.uuid(), created_at: z.iso.datetime({ precision: 3 }) })
  .describe(
    'The scan of this target since which the same finding is there, and when it was created. That scan may be deleted.',
  );

export const boxSchema = z
  .object({ x: z.int(), y: z.int(), width: z.int(), height: z.int() })
  .describe("In CSS pixels from the top left of the page's picture.");

export const occurrenceSchema = z.object({
  id: z.uuid(),
  fingerprint: z.string(),
  page_id: z.string(),
  page_url: z.string(),
  page_path: pagePathSchema,
  component: z.string().describe('The key of the component that it is in.'),
  pattern: z
    .string()
    .describe('The key of its pattern: occurrences of the issue with the same component, tag and measured facts.'),
  selector: z.string().describe('" >>> " separates the steps into frames and shadow roots.'),
  html: z.string().describe('At most 2,000 characters. Text from the scanned page: data, never markup.'),
  message: z.string().describe('What is wrong with the element, and how to fix it: `problem` and `fix`.'),
  problem: z.string().describe('What is wrong with this element. Texts from the page are in it: data, never markup.'),
  fix: z.string().describe('How to fix it here.'),
  details: z
    .object({ all: z.array(z.string()), one: z.array(z.string()) })
    .nullable()
    .describe("The engine's own list. Fix each of `all`, and one of `one`. null: the engine has none."),
  /** The name of its picture. */
  screenshot: z.string().nullable(),
  box: boxSchema.nullable(),
  box_missing: z
    .enum(missingBoxes)
    .nullable()
    .describe(
      "Why the page's picture does not show it. `not_rendered`: it has no size or is transparent. `off_screen`: no scrolling of the page shows it. `covered`: another element is over it. `in_frame`: its frame could not be read. `no_picture`: there is no picture of that part of the page. null: the picture shows it.",
    ),
  states: z
    .array(foundStateSchema)
    .describe(
      'The states in which it was found: `default`, and those of the scan. Only `default` in a scan without states.',
    ),
  path: z
    .array(z.string())
    .describe('The labels of what was opened to reach it, such as a menu. Empty for what the page shows as loaded.'),
  false_positive: z.boolean(),
  verdict: z
    .enum(verdicts)
    .nullable()
    .describe('What a person decided. null: no decision. Only `false_positive` is not counted.'),
  first_seen: firstSeenSchema,
  came_back: z.boolean().describe('It was marked as fixed, and this scan found it again.'),
});

export const issueCardSchema = z.object({
  key: z.string(),
  kind: z.enum(['failed', 'needs_review']),
  rule: z.string(),
  engine: z.string(),
  title: z.string(),
  description: z.string(),
  help_url: z.string(),
  severity: z.enum(severities),
  standards: z.array(standardSchema),
  best_practice: z.boolean(),
  occurrence_count: z
    .int()
    .describe('Occurrences that are not marked as false positives, including those that were not stored.'),
  page_count: z.int(),
  false_positive_count: z.int(),
  accepted_count: z.int().describe('Part of `occurrence_count`: accepted for now.'),
  fixed_pending_count: z.int().describe('Part of `occurrence_count`: marked as fixed, waiting for the next scan.'),
  confirmed_count: z.int().describe('Part of `occurrence_count`: confirmed by a person.'),
  omitted_count: z.int().describe('Found but not stored: more than 1,000 on one page.'),
  sample: occurrenceSchema.nullable(),
});

export type Occurrence = z.infer<typeof occurrenceSchema>;
export type IssueCard = z.infer<typeof issueCardSchema>;
export type GroupRow = Selectable<IssueGroupsTable>;

export function presentCard(row: GroupRow, catalog: RuleCatalog, sample: Occurrence | null): IssueCard {
  const rule = catalog.get(row.rule);
  return {
    key: row.rule,
    kind: row.kind,
    rule: row.rule,
    engine: row.engine,
    title: rule?.title ?? row.rule,
    description: (rule ?? catalog.unknown).description,
    help_url: rule?.help.url ?? 'https://www.w3.org/WAI/standards-guidelines/act/rules/',
    severity: severityOfRank(row.severity_rank),
    standards: [...(rule?.standards ?? [])],
    best_practice: row.best_practice,
    occurrence_count: row.occurrence_count,
    page_count: row.page_count,
    false_positive_count: row.false_positive_count,
    accepted_count: row.accepted_count,
    fixed_pending_count: row.fixed_pending_count,
    confirmed_count: row.confirmed_count,
    omitted_count: row.omitted_count,
    sample,
  };
}
