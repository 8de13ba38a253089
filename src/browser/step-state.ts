/** `mark`: an attribute of the element. `text`: undefined where nothing is typed. */
export type StepTarget = {
  readonly mark: { readonly name: string; readonly value: string };
  readonly origins: readonly string[];
  readonly text?: string;
};

/** `elsewhere`: the document is of another origin. `missing`: it does not have the element. `closed`: the field takes no text. */
export type StepState = 'done' | 'elsewhere' | 'missing' | 'closed';
