import { enableCompileCache } from 'node:module';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './test/longest-first.ts';

const secondMs = 1000;

// Compiled code is kept for all processes of this run and of later ones: loading a service then takes half the processor time.
// The setups of the run load it first, and write the cache (test/databases/make-template.ts).
const compiled = join(import.meta.dirname, 'node_modules', '.cache', 'curbcut-compiled');
enableCompileCache(compiled);

/** One file more than processors: files that wait for a page or a process leave their processor to another. A second one more shortens the run by 7 %, and each of its tests takes up to twice as long. */
const workers = Math.min(availableParallelism() + 1, 6);

type Settings = {
  include: string[];
  timeoutMs: number;
  globalSetup?: string[];
  setupFiles?: string[];
};

/** One kind of tests. All kinds run together, the longest files first, so that no processor waits for the last file of a kind. */
function project(name: string, settings: Settings) {
  return {
    extends: true as const,
    test: {
      name,
      include: settings.include,
      globalSetup: settings.globalSetup ?? [],
      setupFiles: settings.setupFiles ?? [],
      testTimeout: settings.timeoutMs,
      hookTimeout: settings.timeoutMs,
      maxWorkers: workers,
      // Files share their processes, and with them the modules they have loaded: a service alone takes a second to load.
      isolate: false,
    },
  };
}

export default defineConfig({
  test: {
    pool: 'forks',
    allowOnly: false,
    passWithNoTests: false,
    retry: 0,
    setupFiles: ['test/fail-on-warning.ts', 'test/property-seed.ts'],
    sequence: { sequencer: LongestFirst },
    env: { NODE_COMPILE_CACHE: compiled },
    // Node runs the sources as they are, in tests as in a service.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    // Tests of a file that run side by side are as many as the tabs that they share (test/e2e/rule-tables.ts).
    maxConcurrency: 3,
    // Vitest's own limit of a second is too short for a busy machine.
    expect: { poll: { timeout: 20 * secondMs } },
    projects: [
      project('architecture', {
        include: ['test/architecture/**/*.test.ts'],
        timeoutMs: 20 * secondMs,
      }),
      // Limits are for what hangs: real databases and browsers are started inside unit tests too, on cores that other work shares.
      project('unit', {
        include: [
          'src/**/*.test.ts',
          'scripts/**/*.test.ts',
          'test/{site,image,examples,chart}/**/*.test.ts',
          'web/src/**/*.test.ts',
        ],
        timeoutMs: 120 * secondMs,
      }),
      project('contract', {
        include: ['test/contracts/**/*.test.ts', 'test/mcp/**/*.test.ts'],
        timeoutMs: 120 * secondMs,
        globalSetup: [
          'test/databases/make-template.ts',
          'test/databases/start-databases.ts',
          'test/program/make-program.ts',
        ],
        setupFiles: ['test/databases/watch-statements.ts'],
      }),
      // Whole services with their browsers.
      project('e2e', {
        include: ['test/e2e/**/*.test.ts', 'test/cli/**/*.test.ts'],
        timeoutMs: 240 * secondMs,
        globalSetup: ['test/databases/make-template.ts', 'test/program/make-program.ts'],
      }),
      // The page in a real browser, at every route and state; it is built once for all of them.
      project('ui', {
        include: ['test/ui/**/*.test.ts'],
        timeoutMs: 300 * secondMs,
        globalSetup: ['test/databases/make-template.ts', 'test/ui/build-ui.ts', 'test/ui/make-seeds.ts'],
      }),
      // Whole services in processes of their own, killed and started again; a lost lease alone takes 45 seconds.
      project('faults', {
        include: ['test/faults/**/*.test.ts'],
        timeoutMs: 300 * secondMs,
        globalSetup: ['test/databases/make-template.ts', 'test/program/make-program.ts'],
      }),
    ],
  },
});
