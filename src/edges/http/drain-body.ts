import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { endsWithin } from '../../time/time-limit.ts';

const maxDrainedBytes = 16 * 1024 * 1024;
const maxDrainMs = 3_000;

/**
 * Reads and discards the rest of each refused request before the response, within limits. Closing a connection with
 * unread data resets it, and a client that is still sending then loses the response (RFC 9112, 9.6).
 */
export function drainRefusedBodies(app: FastifyInstance): void {
  app.addHook('onSend', async ({ raw }, { statusCode }) => {
    if (statusCode >= firstRefusal) await drainBody(raw);
  });
}

const firstRefusal = 400;

async function drainBody(request: IncomingMessage): Promise<void> {
  if (request.complete || request.readableEnded || request.destroyed) return;
  let bytes = 0;
  const drained = Promise.withResolvers<void>();
  request.once('end', drained.resolve).once('close', drained.resolve);
  request.on('data', (piece: Buffer) => {
    bytes += piece.length;
    if (bytes > maxDrainedBytes) drained.resolve();
  });
  request.resume();
  await endsWithin(maxDrainMs, drained.promise);
}
