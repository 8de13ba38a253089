import { z } from 'zod';
import { commandLine } from '../../../texts/en/command-line/command-line.ts';

/** The end of a fingerprint whose element is in a frame or a shadow root. */
export const insideMark = '~';
/** Follows the fingerprint of an element that appears after something is opened, such as a menu. */
export const openedMark = '>';
/** Precedes the states that an element was found in, which dots separate. Omitted if the only state is `default`. */
export const statesMark = '@';

const fingerprintSchema = z
  .string()
  .regex(/^[\w-]{1,100}~?>?(?:@\w+(?:\.\w+)*)?$/, commandLine.baselineFile.fingerprint);

export const entrySchema = z.strictObject({ fingerprint: fingerprintSchema, selector: z.string(), text: z.string() });

/**
 * One known failure. `fingerprint`: with its marks. `selector` and `text` are for readers, and tell an altered element
 * from a new one.
 */
export type BaselineEntry = Readonly<z.infer<typeof entrySchema>>;
