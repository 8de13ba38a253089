import { defineConfig } from 'vitest/config';

/** Run by hand: `node scripts/bootstrap.mjs exec vitest run --config bench/vitest-config.ts`. Times are no tests. */
const benchConfig = defineConfig({
  test: {
    include: ['bench/**/*.test.ts'],
    globalSetup: ['test/ui/build-ui.ts'],
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});

// oxlint-disable-next-line import/no-default-export -- vitest reads its configuration from the default export
export default benchConfig;
