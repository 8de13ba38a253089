import { visits } from './visits.ts';

/** The sentences that the service says, by theme and code. A folder of the same files per language. */
export const said = { visits };
