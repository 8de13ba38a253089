import type { MessageId, Refusal } from './refusal.ts';
import { rpcCodes } from './refusal.ts';

export type Fields = Readonly<Record<string, unknown>>;

export type RequestMessage = {
  readonly kind: 'request';
  readonly id: MessageId;
  readonly method: string;
  readonly params: unknown;
};

export type Message =
  | RequestMessage
  /** A notification, or the response to a request that this endpoint never sends. It gets no response. */
  | { readonly kind: 'unanswered' }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/** Parses one JSON-RPC 2.0 message. Revision 2025-06-18 removed batches. An id is never null in MCP. */
export function parseMessage(body: Uint8Array): Message {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    // The body is never quoted or logged.
    return refuse({ status: 400, code: rpcCodes.parseError, message: 'The body is not well-formed JSON in UTF-8.' });
  }
  return isFields(value) ? readEnvelope(value) : invalid('The body must be one JSON-RPC message, not a batch.', null);
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function readEnvelope(given: Fields): Message {
  const { jsonrpc, id, method, params } = given;
  const knownId = isMessageId(id) ? id : null;
  if (jsonrpc !== '2.0') return invalid('"jsonrpc" must be "2.0".', knownId);
  if (method === undefined && isAnswer(given) && knownId !== null) return { kind: 'unanswered' };
  if (typeof method !== 'string') return invalid('"method" must be a string.', knownId);
  if (id === undefined) return { kind: 'unanswered' };
  if (knownId === null) return invalid('"id" must be a string or a whole number.', null);
  return { kind: 'request', id: knownId, method, params };
}

function isMessageId(id: unknown): id is MessageId {
  return typeof id === 'string' || Number.isSafeInteger(id);
}

function isAnswer(given: Fields): boolean {
  return given['result'] !== undefined || given['error'] !== undefined;
}

function invalid(message: string, id: MessageId | null): Message {
  return refuse({ status: 400, code: rpcCodes.invalidRequest, message: `Invalid request: ${message}`, id });
}

function refuse(refusal: Refusal): Message {
  return { kind: 'refused', refusal };
}
