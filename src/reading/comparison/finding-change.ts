import { z } from 'zod';

/** The changes whose findings are listed. */
export const listedChanges = ['new', 'fixed', 'changed', 'not_comparable'] as const;
export type ListedChange = (typeof listedChanges)[number];

/**
 * `left_out`: found in both scans but marked in the other one, or found in the base but counted as changed in the group
 * that it has here.
 */
export type FindingChange = ListedChange | 'unchanged' | 'left_out';

export const changeReasonSchema = z
  .enum([
    'new_page',
    'page_missing',
    'page_not_scanned',
    'rule_not_finished',
    'frame_not_reached',
    'state_not_checked',
    'findings_omitted',
    'other_exclusions',
  ])
  .describe(
    'Why it is new (`new_page`: the base does not have the page), or why it cannot be compared. The other scan does not have the page (`page_missing`), did not scan it, did not reach the frame or check the state, or found more than it stored. Or one of the scans did not finish the rule on the page. Or only one of them excludes some parts of pages (`other_exclusions`).',
  );

export type ChangeReason = z.infer<typeof changeReasonSchema>;
