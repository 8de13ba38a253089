import { z } from 'zod';
import type { IssueCard } from '../../records/issues/issue-card.ts';
import { issueCardSchema } from '../../records/issues/issue-card.ts';
import { quotePageText } from './page-text.ts';

/** An issue group with what a model needs to choose one, without the texts that its detail repeats. */
export const briefIssueSchema = z.object({
  ...issueCardSchema.pick({ kind: true, key: true, title: true, severity: true }).shape,
  wcag: z.array(z.string()).describe('Criteria and levels; empty for best practice.'),
  page_count: z.int().describe('Pages affected.'),
  occurrence_count: z.int(),
  false_positive_count: z.int(),
  accepted_count: issueCardSchema.shape.accepted_count,
  fixed_pending_count: issueCardSchema.shape.fixed_pending_count,
  confirmed_count: issueCardSchema.shape.confirmed_count,
  omitted_count: issueCardSchema.shape.omitted_count,
  sample_selector: z.string().nullable(),
});

export function presentBriefIssue(card: IssueCard): z.infer<typeof briefIssueSchema> {
  return {
    kind: card.kind,
    key: card.key,
    title: card.title,
    severity: card.severity,
    wcag: card.standards.map(({ criterion, level, name }) => `${criterion} ${name} (${level})`),
    page_count: card.page_count,
    occurrence_count: card.occurrence_count,
    false_positive_count: card.false_positive_count,
    accepted_count: card.accepted_count,
    fixed_pending_count: card.fixed_pending_count,
    confirmed_count: card.confirmed_count,
    omitted_count: card.omitted_count,
    sample_selector: card.sample === null ? null : quotePageText(card.sample.selector, 'selector'),
  };
}
