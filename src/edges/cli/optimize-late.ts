import { setFlagsFromString } from 'node:v8';

/** V8 optimizes a function of WebAssembly once it has executed this many bytes of its code. V8's own value is 13 MB. */
const budget = 1_000_000_000;

/**
 * Lets V8 optimize only what the embedded database, which is WebAssembly, executes most. A command that ends after
 * seconds otherwise spends 1.8 s of processor time on it, and 0.9 s with this. Call it before the database is loaded. V8
 * ignores a flag that it does not know.
 */
export function optimizeLate(): void {
  setFlagsFromString(`--wasm-tiering-budget=${budget}`);
}
