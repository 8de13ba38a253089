/** One page of the site, as Markdown. */
export type Page = {
  /** The place in the site without slashes at its ends: `rules/image-alt`. Empty for the start of the documentation. */
  readonly path: string;
  readonly title: string;
  /** The file of the repository that the text's links start from. Generated pages name an index of `docs`. */
  readonly source: string;
  readonly markdown: string;
};

/** A part of the navigation. */
export type Section = { readonly title: string; readonly paths: readonly string[] };

/** The source of generated pages: their links are those of a page in `docs`. */
export const generated = 'docs/README.md';
