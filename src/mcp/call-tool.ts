import { Problem } from '../shared/problem.ts';
import type { Fields } from './parse-message.ts';
import type { Reader, Tool } from './tool.ts';
import { parseToolArguments } from './tool-arguments.ts';

export type ToolResult = {
  content: { type: 'text'; text: string }[];
  structuredContent?: Record<string, unknown>;
  isError?: true;
};

/**
 * The answer of a tool, as data and as the same compact JSON in text: some clients drop the one, some the other. The
 * caller's mistake is a result too, with a sentence from which a model can mend it; everything else bubbles.
 */
export async function callTool(reader: Reader, tool: Tool, sent: Fields): Promise<ToolResult> {
  try {
    const given = parseToolArguments(tool.parameters, sent);
    const answer = await tool.read(reader, given);
    const structuredContent = given.warnings.length === 0 ? { ...answer } : { ...answer, warnings: given.warnings };
    return { content: [{ type: 'text', text: JSON.stringify(structuredContent) }], structuredContent };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return { content: [{ type: 'text', text: remedies[error.code] ?? error.message }], isError: true };
  }
}

/** Where the house's own words name addresses of the REST interface, a model needs the names of tools. */
const remedies: Readonly<Record<string, string>> = {
  scan_not_found: 'There is no scan with this scan_id; it may have been deleted. Call list_scans for those there are.',
  issue_not_found: 'This scan has no issue with this kind and key. Take both from list_scan_issues of the same scan.',
};
