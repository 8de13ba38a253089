import { z } from 'zod';
import { asIssue } from '../../texts/issue-text.ts';

/** Page outcomes that a person may override. Such a page is analyzed anyway. */
const acceptableOutcomes = [
  'empty_document',
  'auth_required',
  'consent_required',
  'soft_not_found',
  'bot_challenge',
] as const;

export type AcceptableOutcome = (typeof acceptableOutcomes)[number];

/** A list without duplicates, in the order of the outcomes here. */
export const acceptSchema = z
  .array(z.enum(acceptableOutcomes))
  .max(acceptableOutcomes.length, asIssue('fields.outcomes_once'))
  .refine((codes) => new Set(codes).size === codes.length, asIssue('fields.outcomes_once'));

/** The value for the column: JSON text, always in the same order. */
export function storeAccepted(codes: readonly AcceptableOutcome[]): string {
  return JSON.stringify(acceptableOutcomes.filter((code) => codes.includes(code)));
}
