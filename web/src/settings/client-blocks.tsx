import { CodeBlock } from '../parts/code-block.tsx';
import { settingsTexts } from '../texts/settings.ts';

const placeholder = '<MCP_KEY>';
const names = ['json', 'editor', 'check'] as const;

/** Configuration that a client needs to reach this service. */
export function ClientBlocks({ newKey }: { readonly newKey: string | undefined }) {
  const blocks = writeBlocks(`${location.origin}/mcp`, `Bearer ${newKey ?? placeholder}`);
  return (
    <>
      <h3>{settingsTexts.integrations.clients}</h3>
      <p>{newKey === undefined ? settingsTexts.integrations.clientsText : settingsTexts.integrations.clientsWithKey}</p>
      {names.map((name) => (
        <CodeBlock key={name} title={settingsTexts.integrations.blocks[name]} code={blocks[name]} />
      ))}
    </>
  );
}

function writeBlocks(url: string, authorization: string): Readonly<Record<(typeof names)[number], string>> {
  const server = { type: 'http', url, headers: { Authorization: authorization } };
  return {
    json: JSON.stringify({ mcpServers: { curbcut: server } }, null, 2),
    editor: JSON.stringify({ servers: { curbcut: server } }, null, 2),
    check: [
      `curl ${url}`,
      `  -H 'Authorization: ${authorization}'`,
      "  -H 'Content-Type: application/json'",
      `  -d '{"jsonrpc":"2.0","id":1,"method":"tools/list"}'`,
    ].join(' \\\n'),
  };
}
