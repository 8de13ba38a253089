import type { FoundElement } from '../../finding.ts';
import type { ShownError } from './refusal.ts';

/** The part of a message that a finding records. */
export function markOf({ selector, html, surroundings, component }: ShownError): Omit<FoundElement, 'message'> {
  return { selector, html, surroundings, component };
}
