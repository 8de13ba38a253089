import { Refused } from '../shared/refused.ts';
import { describeRefusal } from './describe-refusal.ts';
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
 * caller's mistake is a result too, with a sentence from which a model can correct it; everything else bubbles.
 */
export async function callTool(reader: Reader, tool: Tool, sent: Fields): Promise<ToolResult> {
  try {
    const given = parseToolArguments(tool.parameters, sent);
    const answer = await tool.read(reader, given);
    const structuredContent = given.warnings.length === 0 ? { ...answer } : { ...answer, warnings: given.warnings };
    return { content: [{ type: 'text', text: JSON.stringify(structuredContent) }], structuredContent };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { content: [{ type: 'text', text: describeRefusal(error.refusal) }], isError: true };
  }
}
