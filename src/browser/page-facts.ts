import { z } from 'zod';

const signInSchema = z.object({
  /** Where the form is: in a header, a menu, a footer or a small dialog (`chrome`), in a dialog that blocks the rest, or not shown yet. */
  place: z.enum(['page', 'chrome', 'modal', 'hidden']),
  /** Characters of shown text that belong neither to the form, nor to the page's chrome, nor to a link or button. */
  otherText: z.number(),
  /** Headings outside the form and the chrome. */
  otherHeadings: z.number(),
  /** The main heading comes after the form, as it does where the form is part of the top of every page. */
  isBeforeHeading: z.boolean(),
});

const pageFactsSchema = z.object({
  /** At most 512 characters; `titleLength` is that of the whole. */
  title: z.string(),
  titleLength: z.number(),
  contentType: z.string(),
  hasContent: z.boolean(),
  elementCount: z.number(),
  /** Of the document without its compression. 0 where it is not known. */
  documentBytes: z.number(),
  /** The text of the first `h1`. */
  heading: z.string(),
  /** The visible text, a line for each piece, at most 200,000 characters. */
  text: z.string(),
  /** A line for each picture, player or frame: what it is, its path, its text alternative. At most 50,000 characters. */
  media: z.string(),
  /** Null without a password field. */
  signIn: signInSchema.nullable(),
  /** A shown field outside the page's chrome takes a user name or a passkey: the first step of a sign-in that asks for the password later. */
  asksForUserName: z.boolean(),
  /** The firewall whose challenge this is, by the marks that only its challenge carries. */
  challenge: z.string().nullable(),
});

/** What a settled document gives: see in-page/settle.ts. */
export const settledPageSchema = pageFactsSchema.extend({
  /** Whether something visible says that its content is still to come. */
  isBusy: z.boolean(),
  /** The http(s) URLs that the document's links lead to, shown or not, without fragments, at most 5,000. */
  links: z.array(z.string()).readonly(),
  /** Those of them whose text says that they end a session. */
  signOutLinks: z.array(z.string()).readonly(),
  /** What the document says is its URL. */
  canonical: z.string().nullable(),
});

export type SettledPage = Readonly<z.infer<typeof settledPageSchema>>;

/** Where a document leads, and what it says it is. */
export type PageLinks = Pick<SettledPage, 'links' | 'signOutLinks' | 'canonical'>;

/** The facts that decide whether a document is the requested page. */
export type PageFacts = Readonly<z.infer<typeof pageFactsSchema>>;

export type SignInFacts = Readonly<z.infer<typeof signInSchema>>;

export type SettleOptions = {
  /** This long without a change of the DOM counts as quiet. */
  readonly quietMs: number;
  /** Longest wait for quiet, fonts and images. */
  readonly settleMs: number;
  /** Longest wait for a page that is still empty. */
  readonly contentMs: number;
};
