/** `managers`: selectors by the name of a consent manager. The words are regular expressions. */
export type ConsentRules = {
  readonly managers: Readonly<Record<string, readonly string[]>>;
  readonly topic: string;
  readonly refusals: readonly string[];
};
/** `manager` is null for a banner that only its words show. `label`: what the button says. */
export type FoundRefusal = { readonly manager: string | null; readonly label: string };
