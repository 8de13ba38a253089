import type { Finding } from '../engines/finding.ts';

/** Names the screenshot of a finding's element, by its position among the elements, until the picture is stored. */
export function shotKey(finding: Finding, index: number): string {
  return `${finding.kind} ${finding.rule} ${index}`;
}
