import type { OriginMap } from '../url/origin-map.ts';

/** Where a code scanner is to see the findings. */
export type Placement = {
  /** Pages at one origin are identified as those at another one: a preview deployment as production. */
  readonly origins: OriginMap | undefined;
  /** The file of the repository that all results of a SARIF report are placed at, instead of one path per page. */
  readonly anchor: string | undefined;
};

/** The URL that stands for the page in paths and fingerprints. */
export function mapPageUrl(pageUrl: string, { origins }: Placement): string {
  return origins === undefined ? pageUrl : origins.map(pageUrl);
}

const originInText = /https?:\/\/[^\s/?#"'<>()[\]\\]+/gu;

/** The text with the origins of all its URLs mapped. */
export function mapOriginsIn(text: string, { origins }: Placement): string {
  return origins === undefined ? text : text.replaceAll(originInText, (origin) => origins.map(origin));
}
