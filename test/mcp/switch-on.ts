import { z } from 'zod';

const settingsSchema = z.object({ integrations: z.object({ mcp_key: z.string() }) });

/** Switches MCP on at a running service, as its settings page does, and gives the new key. */
export async function switchOn(origin: string): Promise<string> {
  const response = await fetch(`${origin}/api/settings`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ integrations: { mcp_enabled: true, generate_mcp_key: true } }),
  });
  return settingsSchema.parse(await response.json()).integrations.mcp_key;
}
