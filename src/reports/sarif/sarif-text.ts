import type { Placement } from '../placement.ts';
import { mapPageUrl } from '../placement.ts';
import { cutText, quoteOnOneLine } from '../quote-page-text.ts';
import { toFileReference, toRepositoryPath } from '../repository-path.ts';

const longestSelector = 300;

/** A bracket begins a link in SARIF's messages, unless a backslash escapes it (SARIF 2.1.0, 3.11.6). */
export function escapeLinks(text: string): string {
  return text.replaceAll(/[\\[\]]/g, '\\$&');
}

/** The location of elements of a page. Code scanners show the first line of the file. */
export function locate(pageUrl: string, selectors: readonly string[], placement: Placement): object {
  const { anchor } = placement;
  const uri = anchor === undefined ? toRepositoryPath(mapPageUrl(pageUrl, placement)) : toFileReference(anchor);
  const region = { startLine: 1, startColumn: 1, endLine: 1, endColumn: 1 };
  return {
    physicalLocation: { artifactLocation: { uri }, region },
    logicalLocations: selectors.map((selector) => ({
      fullyQualifiedName: cutText(quoteOnOneLine(selector), longestSelector),
      kind: 'element',
    })),
  };
}
