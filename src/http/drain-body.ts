import type { IncomingMessage } from 'node:http';

const maxDrainedBytes = 16 * 1024 * 1024;
const maxDrainMs = 3_000;

/**
 * Takes in and forgets what a refused request still sends, within bounds. An answer to a client that is still
 * sending is lost: closing the connection on unread data resets it (RFC 9112, 9.6).
 */
export async function drainBody(request: IncomingMessage): Promise<void> {
  if (request.complete || request.readableEnded || request.destroyed) return;
  let bytes = 0;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(end, maxDrainMs);
    function end() {
      clearTimeout(timer);
      resolve();
    }
    request.once('end', end).once('close', end);
    request.on('data', (piece: Buffer) => {
      bytes += piece.length;
      if (bytes > maxDrainedBytes) end();
    });
    request.resume();
  });
}
