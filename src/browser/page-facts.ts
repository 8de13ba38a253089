import { z } from 'zod';

const signInSchema = z.object({
  /**
   * The place of the form: in a header, a menu, a footer or a small dialog (`chrome`), in a dialog that blocks the
   * rest, or not visible yet.
   */
  place: z.enum(['page', 'chrome', 'modal', 'hidden']),
  /** The number of visible characters outside the form, the page's chrome, links and buttons. */
  otherText: z.number(),
  /** The number of headings outside the form and the chrome. */
  otherHeadings: z.number(),
  /** The main heading follows the form, as on sites that show the form at the top of every page. */
  isBeforeHeading: z.boolean(),
});

const pageFactsSchema = z.object({
  /** Has at most 512 characters. `titleLength` is the length of the whole title. */
  title: z.string(),
  titleLength: z.number(),
  contentType: z.string(),
  /** The browser's message, if the document is XML that it could not parse. */
  xmlError: z.string().nullable(),
  hasContent: z.boolean(),
  /** The page kept its content out of sight: there is nothing to see on it. */
  hidesContent: z.boolean(),
  /** The page has closed shadow roots that were not entered. */
  hasClosedRoot: z.boolean(),
  elementCount: z.number(),
  /** The size of the decompressed document, or 0 if it is unknown. */
  documentBytes: z.number(),
  /** The text of the first `h1`. */
  heading: z.string(),
  /** The visible text, one line per piece, at most 200,000 characters. */
  text: z.string(),
  /** One line per picture, player or frame: its kind, its path and its text alternative. At most 50,000 characters. */
  media: z.string(),
  /** Null without a password field. */
  signIn: signInSchema.nullable(),
  /**
   * A visible field outside the page's chrome accepts a user name or a passkey. It is the first step of a sign-in that
   * asks for the password later.
   */
  asksForUserName: z.boolean(),
  /** The URLs that the document names as its own or as its base: a canonical URL and a `base`. */
  startUrls: z.array(z.string()).readonly(),
  /** The firewall whose challenge this is, recognized by marks that only its challenge has. */
  challenge: z.string().nullable(),
});

/** The facts of a settled document: see in-page/settle.ts. */
export const settledPageSchema = pageFactsSchema.extend({
  /** True if a visible element shows that content is still to come. */
  isBusy: z.boolean(),
  /** The http(s) targets of the document's links, visible or not, without fragments that are no routes, at most 5,000. */
  links: z.array(z.string()).readonly(),
  /** The links whose text says that they end a session. */
  signOutLinks: z.array(z.string()).readonly(),
  /** The names of elements that scripts make links, and whose target is not in the document, at most 20. */
  scriptLinks: z.array(z.string()).readonly(),
  /** The canonical URL that the document declares. */
  canonical: z.string().nullable(),
});

export type SettledPage = Readonly<z.infer<typeof settledPageSchema>>;

/** The links of a document, and its canonical URL. */
export type PageLinks = Pick<SettledPage, 'links' | 'signOutLinks' | 'scriptLinks' | 'canonical'>;

/** The facts that decide whether a document is the requested page. */
export type PageFacts = Readonly<z.infer<typeof pageFactsSchema>>;

export type SignInFacts = Readonly<z.infer<typeof signInSchema>>;

export type SettleOptions = {
  /** The time without a DOM change that counts as quiet. */
  readonly quietMs: number;
  /** Longest wait for quiet, fonts and images. */
  readonly settleMs: number;
  /** Longest wait for a page that is still empty. */
  readonly contentMs: number;
};
