import { BaseSequencer } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';

/** What takes a minute or more on two cores. Begun last, one of these would run alone at the end. */
const longest = [
  'test/e2e/scan.test.ts',
  'test/ui/self-scan.test.ts',
  'test/ui/accessibility.test.ts',
  'test/faults/faults.test.ts',
  'test/ui/journeys.test.ts',
  'test/e2e/wrong-page.test.ts',
  'test/e2e/page-limits.test.ts',
  'test/ui/keyboard-journeys.test.ts',
];

/** Of the files that run together, those that take longest come first; the others as vitest orders them. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- of no array: vitest's own order
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => groupOf(a) - groupOf(b) || rankOf(a) - rankOf(b));
  }
}

function groupOf({ project }: TestSpecification): number {
  return project.config.sequence.groupOrder;
}

function rankOf({ moduleId }: TestSpecification): number {
  const rank = longest.findIndex((path) => moduleId.endsWith(path));
  return rank === -1 ? longest.length : rank;
}
