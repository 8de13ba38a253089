import { Refused } from '../../texts/refused.ts';
import { sayRefusal } from './say-refusal.ts';
import type { Fields } from './parse-message.ts';
import type { Reader, Tool } from './tool.ts';
import { parseToolArguments } from './tool-arguments.ts';

export type ToolResult = {
  content: { type: 'text'; text: string }[];
  structuredContent?: Record<string, unknown>;
  isError?: true;
};

/**
 * The response of a tool, as data and as the same compact JSON in text: some clients ignore one, some the other.
 * The caller's mistake is also a result, with a sentence that lets a model correct it. Everything else bubbles
 * up.
 */
export async function callTool(reader: Reader, tool: Tool, sent: Fields): Promise<ToolResult> {
  try {
    const given = parseToolArguments(tool.parameters, sent);
    const answer = await tool.read(reader, given);
    const structuredContent = given.warnings.length === 0 ? { ...answer } : { ...answer, warnings: given.warnings };
    return { content: [{ type: 'text', text: JSON.stringify(structuredContent) }], structuredContent };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { content: [{ type: 'text', text: sayRefusal(error.refusal) }], isError: true };
  }
}
