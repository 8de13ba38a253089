import { BaseSequencer } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';

/**
 * What takes more than ten seconds on two cores. Begun last, one of these would run alone at the end. Files that wait most of
 * their time (for limits of pages, refusals, killed processes) stand between those that keep a processor busy.
 */
const longest = [
  'test/faults/faults.test.ts',
  'test/cli/scan.test.ts',
  'test/e2e/form-sign-ins.test.ts',
  'test/e2e/package.test.ts',
  'test/e2e/first-visit.test.ts',
  'test/e2e/rescan.test.ts',
  'test/e2e/operated-pages.test.ts',
  'test/e2e/routes.test.ts',
  'test/e2e/page-limits.test.ts',
  'test/e2e/secret-pictures.test.ts',
  'test/e2e/wrong-page.test.ts',
  'test/e2e/scan.test.ts',
  'test/e2e/crawl.test.ts',
  'test/cli/hard-coded.test.ts',
  'test/e2e/sign-ins.test.ts',
  'test/e2e/object-store.test.ts',
  'test/cli/accepted.test.ts',
  'test/e2e/udp.test.ts',
  'test/e2e/element-shots.test.ts',
  'test/cli/access.test.ts',
  'test/cli/doctor.test.ts',
  'test/e2e/concurrency.test.ts',
  'test/e2e/locale.test.ts',
  'test/e2e/two-origins.test.ts',
  'test/e2e/equal-reports.test.ts',
  'test/e2e/states.test.ts',
  'test/e2e/changing-page.test.ts',
  'test/ui/accessibility.test.ts',
  'test/ui/self-scan.test.ts',
  'test/ui/keyboard-journeys.test.ts',
  'test/ui/states-of-lists.test.ts',
  'test/ui/states-of-issues.test.ts',
  'test/ui/results.test.ts',
  'test/ui/states-of-a-scan.test.ts',
  'test/ui/journeys.test.ts',
  'test/ui/review.test.ts',
  'test/ui/access.test.ts',
  'test/ui/states-of-access.test.ts',
  'test/ui/sign-ins.test.ts',
  'test/contracts/backup.test.ts',
  'test/mcp/clients.test.ts',
  'test/contracts/operator-commands.test.ts',
  'test/contracts/false-positives.test.ts',
  'test/contracts/large-offsets.test.ts',
  'test/contracts/other-schema.test.ts',
  'test/contracts/queue-bound.test.ts',
  'test/contracts/deletion.test.ts',
  'test/contracts/random-work.test.ts',
  'test/contracts/retention.test.ts',
  'test/contracts/report-pdf.test.ts',
  'test/contracts/lifecycle-random.test.ts',
  'test/contracts/pattern-floods.test.ts',
  'test/contracts/crawls.test.ts',
  'test/contracts/access.test.ts',
  'src/engines/operate/operate-rules-1.test.ts',
  'src/engines/operate/operate-rules-2.test.ts',
  'src/visit/page-visit.test.ts',
  'src/visit/unseen-parts.test.ts',
  'src/engines/curbcut/curbcut-rules.test.ts',
  'src/engines/curbcut/rules/updating-text/review.test.ts',
  'src/engines/axe/second-look.test.ts',
  'src/worker/carry-out-recipe.test.ts',
  'src/visit/many-frames.test.ts',
  'src/visit/replaced-document.test.ts',
  'src/visit/look-in-states.test.ts',
  'src/visit/lost-in-picture.test.ts',
  'src/engines/axe/axe-engine.test.ts',
  'src/visit/slot.test.ts',
  'src/engines/states/states-rules.test.ts',
  'src/engines/axe/patched-axe.test.ts',
  'src/engines/curbcut/rules/skip-link/review.test.ts',
  'src/browser/tab.test.ts',
  'src/browser/page-worlds.test.ts',
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
