import { join } from 'node:path';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressAssets } from './compress-assets.ts';

/** Where `vite` sends the calls of a page under development: a service on its usual port. */
const serviceInDevelopment = 'http://127.0.0.1:8080';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), optimizeLocales.vite({ locales: ['en-US'] }), compressAssets()],
  server: { proxy: { '/api': serviceInDevelopment } },
  build: {
    outDir: join(import.meta.dirname, '..', 'dist', 'ui'),
    emptyOutDir: true,
    target: 'es2023',
    // Our policy for content allows neither inlined images that grow the page nor inlined scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
