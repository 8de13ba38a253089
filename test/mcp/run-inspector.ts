import type { Ended } from './run-program.ts';
import { runProgram } from './run-program.ts';

/** The official Inspector without its window. Exit code 0: all went well. */
export async function inspect({
  url,
  key,
  args,
}: {
  readonly url: URL;
  readonly key: string;
  readonly args: readonly string[];
}): Promise<Ended> {
  const to = [url.href, '--transport', 'http', '--header', `Authorization: Bearer ${key}`];
  return runProgram('@modelcontextprotocol/inspector', 'mcp-inspector', ['--cli', ...to, ...args]);
}
