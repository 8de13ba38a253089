import { z } from 'zod';

/** The picture of a page as it is stored with it. Sizes are in CSS pixels; the file may have fewer pixels. */
export const pagePictureSchema = z.object({
  /** The name of a file in the scan's folder. */
  name: z.string(),
  width: z.int(),
  height: z.int(),
  /** Of the whole page: more than `height` where the picture ends before the page does. */
  pageHeight: z.int(),
});

export type StoredPicture = Readonly<z.infer<typeof pagePictureSchema>>;

/** Where an element is in the picture of its page, in CSS pixels from its top left: x, y, width, height. */
export const storedBoxSchema = z.tuple([z.int(), z.int(), z.int(), z.int()]).readonly();

export type StoredBox = z.infer<typeof storedBoxSchema>;
