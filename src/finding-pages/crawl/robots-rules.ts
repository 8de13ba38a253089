import robotsParser from 'robots-parser';

export type RobotsFile = { readonly url: string; readonly text: string };

/** The name of this service in the groups of robots.txt. */
const productToken = 'Curbcut';

// Its types describe an ES module with a default export, but the package is CommonJS.
const parse = robotsParser as unknown as typeof robotsParser.default;

/**
 * Parses the file into a check for URLs. A file of 512 KB can contain rules that take minutes for one URL, or user
 * agents that fill the memory.
 */
export function parseRobots({ url, text }: RobotsFile): (url: string) => boolean {
  const robots = parse(url, prepareGroups(text));
  return (asked) => robots.isAllowed(asked, productToken) !== false;
}

/** The parser ends a list of user agents at any other line, and reads a byte order mark as a part of the first name. */
function prepareGroups(text: string): string {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  return lines.filter((line) => /^\s*(?:user-agent|allow|disallow)\s*:/i.test(line)).join('\n');
}
