import { BaseSequencer } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';

/** What takes more than ten seconds on two cores. Begun last, one of these would run alone at the end. */
const longest = [
  'src/worker/carry-out-recipe.test.ts',
  'test/faults/faults.test.ts',
  'test/e2e/first-visit.test.ts',
  'test/e2e/operated-pages.test.ts',
  'test/e2e/form-sign-ins.test.ts',
  'test/e2e/package.test.ts',
  'test/cli/scan.test.ts',
  'test/e2e/rescan.test.ts',
  'test/e2e/wrong-page.test.ts',
  'test/e2e/page-limits.test.ts',
  'test/e2e/scan.test.ts',
  'test/e2e/object-store.test.ts',
  'test/e2e/sign-ins.test.ts',
  'test/e2e/udp.test.ts',
  'test/cli/access.test.ts',
  'test/e2e/crawl.test.ts',
  'test/e2e/concurrency.test.ts',
  'test/e2e/states.test.ts',
  'test/ui/self-scan.test.ts',
  'test/ui/keyboard-journeys.test.ts',
  'test/ui/states-of-issues.test.ts',
  'test/ui/states-of-a-scan.test.ts',
  'test/ui/states-of-lists.test.ts',
  'test/ui/journeys.test.ts',
  'test/ui/accessibility.test.ts',
  'test/ui/results.test.ts',
  'test/ui/review.test.ts',
  'test/mcp/clients.test.ts',
  'test/contracts/false-positives.test.ts',
  'test/contracts/ci-reports.test.ts',
  'test/contracts/report-html.test.ts',
  'test/contracts/first-start.test.ts',
  'test/contracts/deletion.test.ts',
  'test/contracts/record-page.test.ts',
  'test/contracts/retention.test.ts',
  'test/mcp/two-processes.test.ts',
  'test/contracts/reports.test.ts',
  'test/contracts/large-offsets.test.ts',
  'test/contracts/lifecycle-random.test.ts',
  'src/engines/operate/operate-rules.test.ts',
  'src/visit/page-visit.test.ts',
  'src/browser/tab.test.ts',
  'src/engines/axe/second-look.test.ts',
  'src/engines/component.test.ts',
  'src/browser/print-pdf.test.ts',
  'src/browser/explain-silence.test.ts',
  'test/e2e/secret-pictures.test.ts',
  'src/engines/curbcut/curbcut-rules.test.ts',
  'src/visit/many-frames.test.ts',
  'src/engines/states/states-rules.test.ts',
  'src/visit/replaced-document.test.ts',
  'src/visit/slot.test.ts',
  'src/engines/curbcut/curbcut-engine.test.ts',
  'src/visit/look-in-states.test.ts',
  'src/engines/axe/axe-engine.test.ts',
  'src/engines/curbcut/rules/updating-text/review.test.ts',
];

/** Kinds in the order of their files, which is that of the longest ones. */
const kinds = ['faults', 'e2e', 'ui', 'contract', 'unit', 'architecture'];

/**
 * One kind after the other, because a process runs the next file only if that is of the same kind, and has loaded everything by
 * then. Within a kind the files that take longest come first; the others as vitest orders them.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- of no array: vitest's own order
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => kindOf(a) - kindOf(b) || rankOf(a) - rankOf(b));
  }
}

function kindOf({ project }: TestSpecification): number {
  return kinds.indexOf(project.name);
}

function rankOf({ moduleId }: TestSpecification): number {
  const rank = longest.findIndex((path) => moduleId.endsWith(path));
  return rank === -1 ? longest.length : rank;
}
