/** `what`: a sentence that must be true. `which`: the row for which it is not. */
export type Breach = { readonly what: string; readonly which: string };
