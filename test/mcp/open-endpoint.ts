import { z } from 'zod';
import type { Database } from '../../src/adapters/db/schema.ts';
import type { HttpDeps } from '../../src/edges/http/create-http-app.ts';
import { changeSettings } from '../../src/service/settings/change-settings.ts';
import type { Rest } from '../contracts/ask-rest.ts';
import { openRest } from '../contracts/ask-rest.ts';

export type Sent = { readonly body?: unknown; readonly headers?: Readonly<Record<string, string | undefined>> };
export type Answered = {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
  readonly json: unknown;
};

/** The MCP endpoint of a service on a database, switched on, with a key. */
export type Endpoint = {
  readonly rest: Rest;
  readonly key: string;
  /** Posts a message with everything that a client sends; a header that is undefined is left out, a string is sent as it is. */
  post(sent: Sent): Promise<Answered>;
  /** The result of a method; throws where there is none. */
  request(method: string, params?: object): Promise<unknown>;
  /** What a tool answers, as data; throws its text where it answers an error. */
  call(name: string, args?: object): Promise<Readonly<Record<string, unknown>>>;
  close(): Promise<void>;
};

export const resultSchema = z.object({
  content: z.array(z.object({ type: z.literal('text'), text: z.string() })),
  structuredContent: z.record(z.string(), z.unknown()).optional(),
  isError: z.boolean().optional(),
});

const answerSchema = z.object({ jsonrpc: z.literal('2.0'), id: z.literal(1), result: z.unknown() });

export async function openEndpoint(db: Database, fields: Partial<HttpDeps> = {}): Promise<Endpoint> {
  const rest = await openRest(db, fields);
  const key = await makeKey(db, { mcp_enabled: true });
  const post = async ({ body, headers = {} }: Sent): Promise<Answered> => {
    const all = {
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...headers,
    };
    const answer = await rest.app.inject({
      method: 'POST',
      url: '/mcp',
      headers: Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)),
      payload: typeof body === 'string' ? body : JSON.stringify(body ?? ping),
    });
    const isJson = answer.headers['content-type'] === 'application/json';
    return {
      status: answer.statusCode,
      headers: answer.headers,
      body: answer.body,
      json: isJson ? JSON.parse(answer.body) : undefined,
    };
  };
  const request = async (method: string, params?: object) => {
    const { json } = await post({ body: { jsonrpc: '2.0', id: 1, method, ...(params && { params }) } });
    return answerSchema.parse(json).result;
  };
  return {
    rest,
    key,
    post,
    request,
    call: async (name, args = {}) => {
      const result = resultSchema.parse(await request('tools/call', { name, arguments: args }));
      if (result.isError === true || result.structuredContent === undefined) throw new Error(result.content[0]?.text);
      return result.structuredContent;
    },
    close: () => rest.close(),
  };
}

export const ping = { jsonrpc: '2.0', id: 1, method: 'ping' };

export async function makeKey(db: Database, fields: { readonly mcp_enabled?: boolean } = {}): Promise<string> {
  const { mcpKey } = await changeSettings(db, { integrations: { ...fields, generate_mcp_key: true } });
  if (mcpKey === undefined) throw new Error('No key was made.');
  return mcpKey;
}
