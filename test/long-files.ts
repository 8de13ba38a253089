/**
 * Files that `npm test` leaves to `npm run test:all`, so that it ends within ten minutes on two cores: 24 of 460 files
 * take two fifths of the time. They wait for limits and lost leases, kill processes, build and install the package, or
 * look at each state of the UI once more.
 */
export const longFiles = [
  'src/visit/many-frames.test.ts',
  'src/visit/slot.test.ts',
  'src/visit/unseen-parts.test.ts',
  'test/cli/hard-coded.test.ts',
  'test/contracts/backup.test.ts',
  'test/contracts/operator-commands.test.ts',
  'test/e2e/crawl.test.ts',
  'test/e2e/first-visit.test.ts',
  'test/e2e/form-sign-ins.test.ts',
  'test/e2e/object-store.test.ts',
  'test/e2e/operated-pages.test.ts',
  'test/e2e/package.test.ts',
  'test/e2e/page-limits.test.ts',
  'test/e2e/rescan.test.ts',
  'test/e2e/routes.test.ts',
  'test/e2e/secret-pictures.test.ts',
  'test/e2e/udp.test.ts',
  'test/faults/faults.test.ts',
  'test/ui/keyboard-journeys.test.ts',
  'test/ui/self-scan.test.ts',
  'test/ui/states-of-a-scan.test.ts',
  'test/ui/states-of-access.test.ts',
  'test/ui/states-of-issues.test.ts',
  'test/ui/states-of-lists.test.ts',
];
