import { z } from 'zod';

/** The data of in-page code about an element's component. */
export const foundComponentSchema = z.object({
  path: z.string(),
  selector: z.string().optional(),
  html: z.string().optional(),
});

/** The data of in-page code about a found element (in-page/found-element.ts). */
export const foundElementShape = {
  selector: z.string(),
  html: z.string(),
  surroundings: z.string(),
  component: foundComponentSchema,
};
