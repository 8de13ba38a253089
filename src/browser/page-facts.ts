import { z } from 'zod';

const pageFactsSchema = z.object({
  /** At most 512 characters; `titleLength` is that of the whole. */
  title: z.string(),
  titleLength: z.number(),
  contentType: z.string(),
  hasContent: z.boolean(),
  elementCount: z.number(),
  /** The text of the first `h1`. */
  heading: z.string(),
  /** The beginning of the text that a visitor can read, at most 4,000 characters. */
  text: z.string(),
  passwordFields: z.number(),
  /** The firewall whose challenge this is, by the marks that only its challenge carries. */
  challenge: z.string().nullable(),
});

/** What a settled document hands out: see settle-in-page.ts. */
export const settledPageSchema = pageFactsSchema.extend({
  /** The http(s) URLs that visible links of the document lead to, without fragments, at most 2,000. */
  links: z.array(z.string()).readonly(),
});

export type SettledPage = Readonly<z.infer<typeof settledPageSchema>>;

/** By which it is decided whether a document is the page that was asked for. */
export type PageFacts = Readonly<z.infer<typeof pageFactsSchema>>;
