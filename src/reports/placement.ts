import type { OriginMap } from '../url/origin-map.ts';

/** The places where a code scanner shows the findings. */
export type Placement = {
  /** Identifies pages at one origin as those at another, such as a preview deployment as production. */
  readonly origins: OriginMap | undefined;
  /** The repository file for all results of a SARIF report, instead of one path per page. */
  readonly anchor: string | undefined;
};

/** The URL that represents the page in paths and fingerprints. */
export function mapPageUrl(pageUrl: string, { origins }: Placement): string {
  return origins === undefined ? pageUrl : origins.map(pageUrl);
}

const originInText = /https?:\/\/[^\s/?#"'<>()[\]\\]+/gu;

/** The text with the origins of all its URLs mapped. */
export function mapOriginsIn(text: string, { origins }: Placement): string {
  return origins === undefined ? text : text.replaceAll(originInText, (origin) => origins.map(origin));
}
