import { z } from 'zod';

const statesOfWidgets = [
  'expanded',
  'collapsed',
  'checked',
  'not_checked',
  'partly_checked',
  'pressed',
  'not_pressed',
  'selected',
  'disabled',
  'required',
  'invalid',
  'read_only',
  'opens_menu',
  'opens_dialog',
  'opens_list',
] as const;

export type SpokenState = (typeof statesOfWidgets)[number];

/** One thing that a screen reader says, in its order. */
export const spokenLineSchema = z.object({
  role: z.string().describe('A role of ARIA, or `text`, `document`, `frame`, `video`, `audio`.'),
  name: z.string().describe('Its accessible name, or the text. Empty if it has none.'),
  description: z.string().optional(),
  states: z.array(z.enum(statesOfWidgets)),
  level: z.int().optional().describe('The level of a heading.'),
  size: z.int().optional().describe('The number of items of a list, or of rows of a table.'),
  selectors: z.array(z.string()).describe('The selectors of the occurrences that were found here.'),
});

export type SpokenLine = Readonly<z.infer<typeof spokenLineSchema>>;

const spokenSchema = z.object({ lines: z.array(spokenLineSchema), isCut: z.boolean() });

/** The lines that a screen reader says. `isCut`: more lines follow. */
export type Spoken = { readonly lines: readonly SpokenLine[]; readonly isCut: boolean };

const spokenPartSchema = spokenSchema.extend({ path: z.array(z.string()) });

/** The lines of a part that the page opens. `path`: the labels of what was opened. */
export type SpokenPart = Spoken & { readonly path: readonly string[] };

export const spokenPageSchema = spokenSchema.extend({ opened: z.array(spokenPartSchema).optional() });

/** The lines of a page as it loads, and of each part that was opened on it. */
export type SpokenPage = Spoken & { readonly opened?: readonly SpokenPart[] | undefined };
