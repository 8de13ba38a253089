import { z } from 'zod';

/** The stored picture of a page. Sizes are in CSS pixels; the file may have fewer pixels. */
export const pagePictureSchema = z.object({
  /** The name of a file in the scan's folder. */
  name: z.string(),
  width: z.int(),
  height: z.int(),
  /** The height of the whole page, which exceeds `height` if the picture ends before the page does. */
  pageHeight: z.int(),
});

export type StoredPicture = Readonly<z.infer<typeof pagePictureSchema>>;

/** The position of an element in the picture of its page, in CSS pixels from the top left: x, y, width, height. */
export const storedBoxSchema = z.tuple([z.int(), z.int(), z.int(), z.int()]).readonly();

export type StoredBox = z.infer<typeof storedBoxSchema>;
