import { brotliCompressSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Lays a `.br` beside every script and style sheet of the build: packed once here instead of at each request. */
export function compressAssets(): Plugin {
  return {
    name: 'compress-assets',
    apply: 'build',
    generateBundle(_options, bundle) {
      for (const [fileName, file] of Object.entries(bundle)) {
        if (!/\.(?:js|css|svg)$/u.test(fileName)) continue;
        const text = file.type === 'chunk' ? file.code : file.source;
        this.emitFile({ type: 'asset', fileName: `${fileName}.br`, source: brotliCompressSync(text) });
      }
    },
  };
}
