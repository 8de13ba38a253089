import { z } from 'zod';
import { asIssue } from '../../texts/issue-text.ts';

// oxlint-disable-next-line no-control-regex -- the database refuses U+0000
export const isStorable = (text: string) => text.isWellFormed() && !/\u0000/.test(text);

export function aText(most: number) {
  const range = asIssue('fields.range_characters', { n: most });
  return z.string().trim().min(1, range).max(most, range).refine(isStorable, asIssue('fields.well_formed')).optional();
}
