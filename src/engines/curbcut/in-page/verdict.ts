/** What a rule says about one element that it applies to. A message is for people: what is wrong, and how to fix it. */
export type Verdict = { readonly element: Element } & (
  | { readonly result: 'passed' }
  | { readonly result: 'failed' | 'needs_review'; readonly message: string }
);
