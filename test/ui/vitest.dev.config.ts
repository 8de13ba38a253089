import { defineConfig } from 'vitest/config';
export default defineConfig({
  root: '/work/main',
  test: {
    pool: 'forks',
    setupFiles: ['test/fail-on-warning.ts'],
    include: ['test/ui/**/*.test.ts', 'src/http/static-ui.test.ts', 'scripts/render-api-types.test.ts'],
    testTimeout: 120000,
    hookTimeout: 120000,
    maxWorkers: 1,
    globalSetup: ['test/ui/build-ui.ts'],
  },
});
