import type { KnownPage } from './known-page.ts';

/** The findings of an analysis. */
export type ComparableFindings = {
  readonly rules: KnownPage['rules'] | Readonly<Record<string, readonly [number, number, number] | null>>;
  readonly groups: readonly {
    readonly kind: string;
    readonly rule: string;
    readonly total: number;
    readonly occurrences: readonly { readonly fingerprint: string }[];
  }[];
  readonly decidedPasses: number;
};

/** The first rule whose result differs. Undefined if the findings are equal. */
export function findDifference(known: ComparableFindings, found: ComparableFindings): string | undefined {
  const [before, now] = [fingerprintRules(known), fingerprintRules(found)];
  const rules = new Set([...before.keys(), ...now.keys()]);
  return [...rules].toSorted().find((rule) => before.get(rule) !== now.get(rule));
}

/** Each rule's findings as text, without measurements, which may differ. */
function fingerprintRules({ rules, groups }: ComparableFindings): ReadonlyMap<string, string> {
  const byRule = Map.groupBy(groups, ({ rule }) => rule);
  return new Map(
    Object.entries(rules).map(([rule, counts]) => {
      const found = (byRule.get(rule) ?? []).map(
        ({ kind, total, occurrences }) =>
          `${kind} ${total} ${occurrences
            .map(({ fingerprint }) => fingerprint)
            .toSorted()
            .join(' ')}`,
      );
      return [rule, JSON.stringify([counts, found.toSorted()])];
    }),
  );
}
