import { join } from 'node:path';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressAssets } from './compress-assets.ts';

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
  },
});
