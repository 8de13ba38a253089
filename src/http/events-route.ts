import { Readable } from 'node:stream';
import { z } from 'zod';
import type { Database } from '../db/schema.ts';
import { findScan, getScan } from '../scans/read-scans.ts';
import type { ScanRow } from '../scans/scan-record.ts';
import { presentScan } from '../scans/scan-record.ts';
import { hasEnded } from '../scans/scan-state.ts';
import { pause } from '../shared/pause.ts';
import type { HttpApp } from './http-app.ts';
import { limitConcurrency } from './limit-concurrency.ts';
import { problemSchema } from './problem-answers.ts';
import { scanParams } from './scans-routes.ts';

const lookEveryMs = 400;
/** A scan of one page takes a second or two. */
const lookAtOnePageEveryMs = 100;
const soonMs = 10_000;
/** Each stream polls the database and holds a connection. */
const followersAtOnce = 128;
const heartbeatEveryMs = 15_000;

/**
 * `GET /api/scans/{id}/events`: server-sent events with the scan record, immediately and after each change,
 * until the scan ends.
 */
export function addEventsRoute(
  app: HttpApp,
  { db, closing }: { readonly db: Database; readonly closing: AbortSignal },
): void {
  app.get(
    '/api/scans/:id/events',
    {
      onRequest: limitConcurrency(followersAtOnce),
      schema: {
        summary: 'Follow the progress of a scan as server-sent events.',
        description:
          'Sends the event `scan` with the scan record immediately and after each change, and `deleted` when the scan is deleted. The stream ends when the scan ends.',
        tags: ['scans'],
        params: scanParams,
        response: { 200: z.string().describe('text/event-stream'), 404: problemSchema, 503: problemSchema },
      },
    },
    async (request, reply) => {
      const scan = await getScan(db, request.params.id);
      const gone = new AbortController();
      request.raw.once('close', () => gone.abort());
      const signal = AbortSignal.any([gone.signal, closing]);
      const events = Readable.from(followScan(db, scan, signal));
      void reply.headers({
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      });
      // Fastify types the response by its schema, but a stream is sent as it comes.
      return reply.send(events as never);
    },
  );
}

/** Polls the revision of the row, so it also shows changes by other processes. */
async function* followScan(db: Database, first: ScanRow, signal: AbortSignal): AsyncGenerator<string> {
  let shown = first;
  const beganAt = performance.now();
  let spokeAt = beganAt;
  yield `retry: 2000\n${eventOf(first)}`;
  while (!hasEnded(shown.status) && !signal.aborted) {
    const isSoonOver = shown.pages_total === 1 && performance.now() - beganAt < soonMs;
    await pause(isSoonOver ? lookAtOnePageEveryMs : lookEveryMs, signal);
    if (signal.aborted) return;
    const now = await findScan(db, first.id);
    if (now === undefined) {
      yield `event: deleted\ndata: ${JSON.stringify({ id: first.id })}\n\n`;
      return;
    }
    if (now.revision !== shown.revision) {
      shown = now;
      spokeAt = performance.now();
      yield eventOf(now);
    } else if (performance.now() - spokeAt > heartbeatEveryMs) {
      spokeAt = performance.now();
      yield ': still here\n\n';
    }
  }
}

function eventOf(scan: ScanRow): string {
  return `event: scan\nid: ${scan.revision}\ndata: ${JSON.stringify(presentScan(scan))}\n\n`;
}
