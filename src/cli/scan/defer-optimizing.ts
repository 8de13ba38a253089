import { setFlagsFromString } from 'node:v8';

/** 50 times as much as V8 lets a function of WebAssembly run before it compiles it again. */
const tieringBudget = '--wasm-tiering-budget=650000000';

/**
 * V8 compiles functions of the embedded database a second time, for speed, as soon as it starts them. Next to a browser that also
 * starts, this takes processor time that a short scan never gets back; a function that a long scan uses is compiled later. Measured
 * in docs/decisions/0008-performance-choices.md. Call this before the database is loaded. V8 ignores a flag that it does not know.
 */
export function deferOptimizing(): void {
  setFlagsFromString(tieringBudget);
}
