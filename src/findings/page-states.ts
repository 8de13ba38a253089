import { z } from 'zod';
import { asIssue } from '../texts/issue-text.ts';

/** User preferences to look at a page with, in the order of use. */
export const pageStates = [
  'dark',
  'more_contrast',
  'forced_colors',
  'reduced_motion',
  'text_spacing',
  'zoom_200',
  'reflow_320',
] as const;

export type PageState = (typeof pageStates)[number];

/** A list without duplicates. */
export const statesSchema = z
  .array(z.enum(pageStates))
  .max(pageStates.length, asIssue('fields.states_once'))
  .refine((states) => new Set(states).size === states.length, asIssue('fields.states_once'));

/** The state in which something was found. `default` is the page as the scan's device shows it. */
export const foundStateSchema = z.enum(['default', ...pageStates]);
export type FoundState = z.infer<typeof foundStateSchema>;

const foundStates: readonly FoundState[] = foundStateSchema.options;

/** Removes duplicates and sorts the states in the order above. */
export function sortStates<State extends FoundState>(states: readonly State[]): State[] {
  return [...new Set(states)].toSorted((a, b) => foundStates.indexOf(a) - foundStates.indexOf(b));
}

/** The value for the column of an occurrence. Null: found in the default state alone, as without states. */
export function storeFoundStates(states: readonly FoundState[]): string | null {
  const sorted = sortStates(states);
  return sorted.length === 1 && sorted[0] === 'default' ? null : sorted.join(' ');
}

/** Drops a name that this version does not know. */
export function readFoundStates(stored: string | null): FoundState[] {
  if (stored === null || stored === '') return ['default'];
  const names = stored.split(' ');
  return foundStates.filter((state) => names.includes(state));
}
