import type { Finding } from '../engines/finding.ts';

/**
 * Names the screenshot of a finding's element until the picture is stored, by the element's position in the finding.
 */
export function shotKey(finding: Finding, index: number): string {
  return `${finding.kind} ${finding.rule} ${index}`;
}
