/** `mark` is an attribute of the element. `text` is undefined if the step types nothing. */
export type StepTarget = {
  readonly mark: { readonly name: string; readonly value: string };
  readonly origins: readonly string[];
  readonly text?: string;
};

/**
 * `elsewhere`: the document is from another origin. `missing`: it does not contain the element. `closed`: the field
 * accepts no text.
 */
export type StepState = 'done' | 'elsewhere' | 'missing' | 'closed';
