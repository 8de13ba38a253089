import type { FieldPaths } from '../parts/field-problems.ts';
import { texts } from '../texts/base.ts';

export const stepActions = ['goto', 'fill', 'fill_secret', 'click', 'press', 'totp', 'wait_for'] as const;
type StepAction = (typeof stepActions)[number];

/** One row. `value` is a URL, a text to type or a key, by the action. */
export type StepFields = { readonly action: StepAction; readonly selector: string; readonly value: string };

/** The service takes no more. */
export const mostSteps = 10;

/** The steps of most sign-ins. */
export const usualSteps: readonly StepFields[] = (['goto', 'fill', 'fill_secret', 'click'] as const).map(makeStep);

export function makeStep(action: StepAction): StepFields {
  return { action, selector: '', value: action === 'press' ? 'Enter' : '' };
}

export function hasSelector({ action }: StepFields): boolean {
  return action !== 'goto';
}

export function hasValue({ action }: StepFields): boolean {
  return action === 'goto' || action === 'fill' || action === 'fill_secret' || action === 'press';
}

type StepField = `selector${number}` | `value${number}`;

export type FormField = StepField | 'totp';

/** The path of each field of the rows in the request that creates a sign-in. */
export const stepPaths = Object.fromEntries(
  Array.from({ length: mostSteps }, (_, index): readonly [StepField, readonly string[]][] => {
    const step = `secret.steps.${index}`;
    const names = (['fill', 'fill_secret'] as const).map((action) => `secret.values.${nameValue(action, index)}`);
    return [
      [`selector${index}`, [`${step}.selector`]],
      [`value${index}`, [step, ...names]],
    ];
  }).flat(),
) as FieldPaths<StepField>; // an entry for each row

/** Only the name of a user may stay visible in pictures, and the service knows it by this name. */
function nameValue(action: 'fill' | 'fill_secret', index: number): string {
  return `${action === 'fill' ? 'user' : 'secret'}${index + 1}`;
}

export function findStepErrors(steps: readonly StepFields[], totp: string): Partial<Record<FormField, string>> {
  const empty = steps.flatMap((step, index): readonly FormField[] => [
    ...(hasSelector(step) && step.selector.trim() === '' ? [`selector${index}` as const] : []),
    ...(hasValue(step) && step.value === '' ? [`value${index}` as const] : []),
  ]);
  const missing = hasCode(steps) && totp.trim() === '' ? [...empty, 'totp' as const] : empty;
  return Object.fromEntries(missing.map((field) => [field, texts.missing]));
}

export function hasCode(steps: readonly StepFields[]): boolean {
  return steps.some(({ action }) => action === 'totp');
}

/** The secret as the service takes it. */
export function readFormSteps(steps: readonly StepFields[], totp: string): unknown {
  const values = steps.flatMap(({ action, value }, index) =>
    action === 'fill' || action === 'fill_secret' ? [[nameValue(action, index), value] as const] : [],
  );
  return {
    steps: steps.map(readStep),
    values: Object.fromEntries(values),
    ...(hasCode(steps) && { totp: totp.trim() }),
  };
}

function readStep({ action, selector: typed, value }: StepFields, index: number): unknown {
  const selector = typed.trim();
  if (action === 'goto') return { do: 'goto', url: value.trim() };
  if (action === 'press') return { do: 'press', selector, key: value.trim() };
  if (action === 'fill' || action === 'fill_secret') return { do: 'fill', selector, value: nameValue(action, index) };
  return { do: action, selector };
}
