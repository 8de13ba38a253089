import type { EngineReport, FoundElement } from '../engines/finding.ts';
import { shotKey } from './shot-key.ts';

type NamedKey = readonly [name: string, key: string];

/**
 * Lists the key of each element under a name: its rule and selector. Elements that share these are numbered in order.
 * `isListed`: the elements to list, by default all.
 */
export function listKeys(
  reports: readonly EngineReport[],
  isListed: (element: FoundElement) => boolean = () => true,
): readonly NamedKey[] {
  const counts = new Map<string, number>();
  const findings = reports.flatMap((report) => report.findings);
  return findings.flatMap((finding) =>
    finding.elements.flatMap((element, index): readonly NamedKey[] => {
      if (!isListed(element)) return [];
      const name = `${finding.rule} ${element.selector}`;
      const count = counts.get(name) ?? 0;
      counts.set(name, count + 1);
      return [[`${name} ${count}`, shotKey(finding, index)]];
    }),
  );
}
