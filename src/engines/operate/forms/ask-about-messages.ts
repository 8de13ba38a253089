import type { RuleOutcome, SaidElement } from '../../rule-outcome.ts';
import type { Operation } from '../operate-rule.ts';
import { markOf } from './mark-of.ts';
import type { ShownError } from './refusal.ts';

/** A message at a field, whose label is known. */
export type PlacedError = ShownError & { readonly label: string };

/** Asks about the messages at fields for which `ask` returns a question. */
export async function askAboutMessages<Message extends SaidElement['message']>(
  { submitForms }: Operation,
  ask: (error: PlacedError) => Message | undefined,
): Promise<RuleOutcome<Message>> {
  const { refusals, unfinished } = await submitForms();
  const placed = refusals.flatMap(({ errors }) => errors.filter((error): error is PlacedError => error.label !== null));
  if (placed.length === 0 && unfinished === undefined) return undefined;
  const found = placed.flatMap((error): readonly SaidElement<Message>[] => {
    const message = ask(error);
    return message === undefined ? [] : [{ ...markOf(error), kind: 'needs_review', message }];
  });
  return { passed: placed.length - found.length, found, unfinished };
}
