import { defineConfig } from 'vitest/config';
import { LongestFirst } from './test/longest-first.ts';

const secondMs = 1000;

/** One kind of tests: `order` says which kinds run together, `workers` how many files at once. */
function project(
  name: string,
  settings: { include: string[]; timeoutMs: number; order: number; workers: number; globalSetup?: string[] },
) {
  return {
    extends: true as const,
    test: {
      name,
      include: settings.include,
      globalSetup: settings.globalSetup ?? [],
      testTimeout: settings.timeoutMs,
      hookTimeout: settings.timeoutMs,
      maxWorkers: settings.workers,
      sequence: { groupOrder: settings.order },
    },
  };
}

export default defineConfig({
  test: {
    pool: 'forks',
    allowOnly: false,
    passWithNoTests: false,
    retry: 0,
    setupFiles: ['test/fail-on-warning.ts'],
    sequence: { sequencer: LongestFirst },
    projects: [
      project('architecture', {
        include: ['test/architecture/**/*.test.ts'],
        timeoutMs: 20 * secondMs,
        order: 0,
        workers: 2,
      }),
      // Limits are for what hangs: real databases and browsers are started inside unit tests too, on cores that other work shares.
      project('unit', {
        include: ['src/**/*.test.ts', 'scripts/**/*.test.ts', 'test/site/**/*.test.ts', 'web/src/**/*.test.ts'],
        timeoutMs: 120 * secondMs,
        order: 0,
        workers: 2,
      }),
      project('contract', {
        include: ['test/contracts/**/*.test.ts', 'test/mcp/**/*.test.ts'],
        timeoutMs: 120 * secondMs,
        order: 1,
        workers: 2,
        globalSetup: ['test/databases/make-template.ts', 'test/databases/start-databases.ts'],
      }),
      // Whole services with their browsers: they wait as much as they work, so the last three kinds run together.
      project('e2e', {
        include: ['test/e2e/**/*.test.ts'],
        timeoutMs: 240 * secondMs,
        order: 2,
        workers: 2,
        globalSetup: ['test/databases/make-template.ts'],
      }),
      // The page in a real browser, at every route and state; it is built once for all of them.
      project('ui', {
        include: ['test/ui/**/*.test.ts'],
        timeoutMs: 300 * secondMs,
        order: 2,
        workers: 2,
        globalSetup: ['test/databases/make-template.ts', 'test/ui/build-ui.ts'],
      }),
      // Whole services in processes of their own, killed and started again; a lost lease alone takes 45 seconds.
      project('faults', { include: ['test/faults/**/*.test.ts'], timeoutMs: 300 * secondMs, order: 2, workers: 2 }),
    ],
  },
});
