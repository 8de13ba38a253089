import { join } from 'node:path';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressAssets } from './compress-assets.ts';

/** Modules that every route needs. One file of them is 3 kB smaller than the six files that the bundler makes by itself. */
const start =
  /web\/src\/(?:shown|texts\/(?:base|format|language|load-texts)\.ts|parts\/(?:link|loading|notices)|api\/(?:query-keys|request))|node_modules\/(?:react|react-dom|scheduler|use-sync-external-store|@tanstack)\//;

export default defineConfig({
  root: import.meta.dirname,
  // src/shown/jsx-runtime.ts
  plugins: [
    react({ jsxImportSource: '#shown' }),
    optimizeLocales.vite({ locales: ['en-US', 'de-DE'] }),
    compressAssets(),
  ],
  build: {
    outDir: join(import.meta.dirname, '..', 'dist', 'ui'),
    emptyOutDir: true,
    target: 'es2023',
    // The content security policy allows neither inlined images nor inlined scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'start', test: start }] } } },
  },
});
