import type { Socket } from 'node:net';

import { ByteReader } from './byte-reader.ts';

/** The request of a SOCKS client. The host is spelled as the client sent it. */
export type SocksRequest = { readonly host: string; readonly port: number };

/** The reply codes of RFC 1928, section 6, that we use. */
export const SOCKS_REPLY = {
  succeeded: 0x00,
  generalFailure: 0x01,
  notAllowed: 0x02,
  hostUnreachable: 0x04,
  connectionRefused: 0x05,
  commandNotSupported: 0x07,
  addressTypeNotSupported: 0x08,
} as const;

export type SocksReply = (typeof SOCKS_REPLY)[keyof typeof SOCKS_REPLY];

const VERSION = 5;
const NO_AUTHENTICATION = 0;
const NO_ACCEPTABLE_METHOD = 0xff;
const COMMAND_CONNECT = 1;

/**
 * Reads the greeting and the request of a SOCKS5 client (RFC 1928), and answers the greeting. The caller answers the
 * request. Supports only CONNECT without authentication. Returns undefined if the client speaks another protocol or
 * leaves. The client then has its answer, if the protocol has one, and the caller closes it. Bytes after the request
 * remain unread in the socket.
 */
export async function readSocksRequest(client: Socket): Promise<SocksRequest | undefined> {
  const reader = new ByteReader(client);
  try {
    if (await acceptGreeting(client, reader)) return await readRequest(client, reader);
    return undefined;
  } finally {
    reader.release();
  }
}

/** Answers a request. It omits the bound address, because clients do not need it. */
export function replyToSocks(client: Socket, reply: SocksReply): void {
  client.write(Buffer.from([VERSION, reply, 0, 1, 0, 0, 0, 0, 0, 0]));
}

async function acceptGreeting(client: Socket, reader: ByteReader): Promise<boolean> {
  const head = await reader.read(2);
  if (head === undefined || head[0] !== VERSION) return false;
  const methods = await reader.read(head[1] ?? 0);
  const isAcceptable = methods?.includes(NO_AUTHENTICATION) ?? false;
  client.write(Buffer.from([VERSION, isAcceptable ? NO_AUTHENTICATION : NO_ACCEPTABLE_METHOD]));
  return isAcceptable;
}

async function readRequest(client: Socket, reader: ByteReader): Promise<SocksRequest | undefined> {
  const head = await reader.read(4);
  if (head === undefined || head[0] !== VERSION) return undefined;
  const host = await readHost(client, reader, head[3]);
  if (host === undefined) return undefined;
  const port = (await reader.read(2))?.readUInt16BE(0);
  if (port === undefined) return undefined;
  if (head[1] === COMMAND_CONNECT) return { host, port };
  replyToSocks(client, SOCKS_REPLY.commandNotSupported);
  return undefined;
}

async function readHost(
  client: Socket,
  reader: ByteReader,
  addressType: number | undefined,
): Promise<string | undefined> {
  switch (addressType) {
    case 1:
      return (await reader.read(4))?.join('.');
    case 3: {
      const length = (await reader.read(1))?.[0] ?? 0;
      return (await reader.read(length))?.toString('latin1');
    }
    case 4:
      return (await reader.read(16))?.toString('hex').replaceAll(/(.{4})(?!$)/gu, '$1:');
    default:
      replyToSocks(client, SOCKS_REPLY.addressTypeNotSupported);
      return undefined;
  }
}
