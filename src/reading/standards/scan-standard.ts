import { z } from 'zod';
import type { GroupCounts } from '../../findings/count-groups.ts';
import { clauseVerdictSchema } from '../../records/triage/read-clause-verdicts.ts';
import { findingTotalsSchema } from '../../findings/finding-totals.ts';
import { standardSchema } from './standard.ts';

/** The result of a scan for a clause. No value says that the clause is met, because no scan proves that. */
const clauseStatuses = ['failed', 'needs_review', 'nothing_found', 'not_decided_by_scan'] as const;
type ClauseStatus = (typeof clauseStatuses)[number];

const kindCountsSchema = z.object({ issues: z.int(), occurrences: z.int() });

const clauseResultSchema = z
  .object({
    ...standardSchema.shape.clauses.element.shape,
    status: z
      .enum(clauseStatuses)
      .describe(
        '`failed`: a rule of the clause failed. `needs_review`: none failed, and a person has to decide. `nothing_found`: rules of the clause ran and found nothing, which does not prove that the clause is met. `not_decided_by_scan`: no rule of the clause ran.',
      ),
    failed: kindCountsSchema,
    needs_review: kindCountsSchema,
    checked_by: z.array(z.string()).describe('The rules of this clause that ran.'),
    issues: z
      .array(z.object({ kind: z.enum(['failed', 'needs_review']), key: z.string(), title: z.string() }))
      .describe('Issues with occurrences that are not marked as false positives.'),
    verdict: clauseVerdictSchema
      .nullable()
      .describe(
        'What a person decided about this clause, beside what the scan shows. Without a verdict in this standard, one on the same success criterion in another standard.',
      ),
  })
  .meta({ id: 'ClauseResult' });

export const scanStandardSchema = standardSchema
  .extend({
    scan_id: z.uuid(),
    totals: findingTotalsSchema.describe('Totals of the rules that belong to the standard, without false positives.'),
    clause_counts: z
      .object({
        failed: z.int(),
        needs_review: z.int(),
        nothing_found: z.int(),
        not_decided_by_scan: z.int(),
      } satisfies Record<ClauseStatus, z.ZodType>)
      .describe('How many clauses have each status.'),
    clauses: z.array(clauseResultSchema),
  })
  .meta({ id: 'ScanStandard' });

export type ClauseResult = z.infer<typeof clauseResultSchema>;
export type ScanStandard = z.infer<typeof scanStandardSchema>;

/** The part of a scan's group that a clause needs. */
export type FoundGroup = GroupCounts & { readonly rule: string };

export function countClauses(clauses: readonly Pick<ClauseResult, 'status'>[]): ScanStandard['clause_counts'] {
  const countOf = (status: ClauseStatus) => clauses.filter((clause) => clause.status === status).length;
  return {
    failed: countOf('failed'),
    needs_review: countOf('needs_review'),
    nothing_found: countOf('nothing_found'),
    not_decided_by_scan: countOf('not_decided_by_scan'),
  };
}
