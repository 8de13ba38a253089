import { BaseSequencer } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';

/** What takes more than ten seconds on two cores. Begun last, one of these would run alone at the end. */
const longest = [
  'test/ui/accessibility.test.ts',
  'test/e2e/wrong-page.test.ts',
  'test/faults/faults.test.ts',
  'test/e2e/scan.test.ts',
  'test/e2e/page-limits.test.ts',
  'test/e2e/first-visit.test.ts',
  'test/ui/self-scan.test.ts',
  'test/ui/journeys.test.ts',
  'src/engines/curbcut/curbcut-engine.test.ts',
  'test/ui/keyboard-journeys.test.ts',
  'src/worker/slot.test.ts',
  'test/mcp/clients.test.ts',
  'test/contracts/false-positives.test.ts',
  'test/e2e/concurrency.test.ts',
  'test/contracts/random-work.test.ts',
  'test/contracts/deletion.test.ts',
  'test/e2e/udp.test.ts',
  'test/contracts/large-offsets.test.ts',
  'test/ui/results.test.ts',
  'test/e2e/element-shots.test.ts',
  'test/contracts/lifecycle-random.test.ts',
  'test/e2e/changing-page.test.ts',
  'test/contracts/reports.test.ts',
  'src/browser/tab.test.ts',
];

/** The files that take longest come first, whatever their kind; the others as vitest orders them. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- of no array: vitest's own order
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => rankOf(a) - rankOf(b));
  }
}

function rankOf({ moduleId }: TestSpecification): number {
  const rank = longest.findIndex((path) => moduleId.endsWith(path));
  return rank === -1 ? longest.length : rank;
}
