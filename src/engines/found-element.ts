import { z } from 'zod';

/** What in-page code says of an element's component. */
export const foundComponentSchema = z.object({
  path: z.string(),
  selector: z.string().optional(),
  html: z.string().optional(),
});

/** What in-page code says of an element that was found (in-page/found-element.ts). */
export const foundElementShape = {
  selector: z.string(),
  html: z.string(),
  surroundings: z.string(),
  component: foundComponentSchema,
};
