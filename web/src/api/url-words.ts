import type { Change } from './comparison.ts';
import type { Severity } from './issues.ts';

/** Words of the interface that URLs contain. Every route parses them, also where the requests about them are not loaded. */

/** Worst first. */
export const severities: readonly Severity[] = ['critical', 'serious', 'moderate', 'minor'];

/** The changes whose elements are listed. */
export const changes: readonly Change[] = ['new', 'fixed', 'changed', 'not_comparable'];
