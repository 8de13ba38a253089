/** For the environment of a program that a test starts: it loads the code that the run has compiled, instead of compiling all of it again. */
export function compileCacheOfRun(): Readonly<Record<string, string>> {
  const { NODE_COMPILE_CACHE } = process.env;
  return NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE };
}
