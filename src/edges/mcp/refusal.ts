/** JSON-RPC 2.0, section 5.1. */
export const rpcCodes = {
  parseError: -32_700,
  invalidRequest: -32_600,
  methodNotFound: -32_601,
  invalidParams: -32_602,
  internalError: -32_603,
} as const;

export type MessageId = string | number;

/** A response of the endpoint itself: an HTTP status, and a JSON-RPC error in the body. */
export type Refusal = {
  readonly status: number;
  readonly code: number;
  readonly message: string;
  /** Null before a message is read. */
  readonly id?: MessageId | null;
  readonly data?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
};

/** A response without a request's id says `"id": null`, as JSON-RPC does. Revision 2026-07-28 leaves the field out. */
export function presentRefusal({ code, message, id = null, data }: Refusal, isOf2026: boolean): unknown {
  const named = id === null && isOf2026 ? {} : { id };
  return { jsonrpc: '2.0', ...named, error: { code, message, ...(data !== undefined && { data }) } };
}
