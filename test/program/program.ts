import { join } from 'node:path';

/** The file of the program from its sources, as a checkout runs it. */
export const sourceProgram = join(import.meta.dirname, '../../src/main.ts');

/** The file of the program that tests start: bundled, as in the package, if the run has made it (make-program.ts). */
export const program = process.env['CURBCUT_TEST_PROGRAM'] ?? sourceProgram;
