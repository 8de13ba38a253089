import { z } from 'zod';

/** What in-page code says of an element's component. */
export const foundComponentSchema = z.object({
  path: z.string(),
  selector: z.string().optional(),
  html: z.string().optional(),
});
