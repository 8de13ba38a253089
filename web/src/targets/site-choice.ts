/** The sites to scan, by their URLs. */
export type SiteChoice = {
  readonly chosen: ReadonlySet<string>;
  readonly choose: (urls: readonly string[], isChosen: boolean) => void;
};
