import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Database } from '../../adapters/db/schema.ts';
import type { AccessGuard } from './guard-access.ts';
import { callerOf, credentialsOf } from './guard-access.ts';
import { findScan, getScan } from '../../records/scans/read-scans.ts';
import type { ScanRow } from '../../records/scans/scan-fields.ts';
import { presentScan } from '../../records/scans/scan-record.ts';
import { hasEnded } from '../../records/scans/scan-state.ts';
import { pause } from '../../time/pause.ts';
import type { Texts } from '../../texts/texts.ts';
import { findLanguages } from './answer-language.ts';
import type { HttpApp } from './http-app.ts';
import { limitConcurrency } from './limit-concurrency.ts';
import { problemSchema } from './problem-answers.ts';
import { scanParams } from './scans-routes.ts';

const lookEveryMs = 400;
/** A scan of one page takes one to two seconds. */
const lookAtOnePageEveryMs = 100;
const soonMs = 10_000;
/** Each stream polls the database and holds a connection. */
const followersAtOnce = 128;
const followersOfCaller = 32;
/** A proxy ends a session on its own, and shows it only in its response to a new request. */
const longestForUserMs = 5 * 60_000;
const heartbeatEveryMs = 15_000;

type EventsDeps = {
  readonly db: Database;
  readonly closing: AbortSignal;
  readonly guard: AccessGuard;
  readonly now: () => Date;
};

/**
 * `GET /api/scans/{id}/events`: server-sent events with the scan record, immediately and after each change,
 * until the scan ends.
 */
export function addEventsRoute(app: HttpApp, { db, closing, guard, now }: EventsDeps): void {
  app.get(
    '/api/scans/:id/events',
    {
      config: { scope: 'read' },
      onRequest: limitConcurrency(followersAtOnce, { perCaller: followersOfCaller }),
      schema: {
        summary: 'Follow the progress of a scan as server-sent events.',
        description:
          'Sends the event `scan` with the scan record immediately and after each change, and `deleted` when the scan is deleted. The stream ends when the scan ends, and when its caller may no longer read: follow it again to know which. For users that a proxy names it ends after 5 minutes. One caller has at most 32 streams.',
        tags: ['scans'],
        params: scanParams,
        response: {
          200: z.string().describe('text/event-stream'),
          404: problemSchema,
          429: problemSchema,
          503: problemSchema,
        },
      },
    },
    async (request, reply) => {
      const scan = await getScan(db, request.params.id);
      const gone = new AbortController();
      request.raw.once('close', () => gone.abort());
      const signal = AbortSignal.any([gone.signal, closing]);
      const { texts } = await findLanguages(request, reply);
      const events = Readable.from(
        followScan({ db, texts, signal, mayFollow: watchAccess({ guard, now }, request) }, scan),
      );
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

/** Tells whether the caller may still read. Asked before each event, so that a deleted token gets none. */
function watchAccess({ guard, now }: Pick<EventsDeps, 'guard' | 'now'>, request: FastifyRequest): MayFollow {
  const credentials = credentialsOf(request, guard.cookie);
  const isUser = callerOf(request).kind === 'user';
  const beganAt = now().getTime();
  return async () => {
    if (isUser && Math.abs(now().getTime() - beganAt) > longestForUserMs) return false;
    return guard.authenticator.isInForce(credentials, 'read');
  };
}

type MayFollow = () => Promise<boolean>;
type Following = {
  readonly db: Database;
  readonly texts: Texts;
  readonly signal: AbortSignal;
  readonly mayFollow: MayFollow;
};

/** Polls the revision of the row, so that it also shows changes by other processes. */
async function* followScan({ db, texts, signal, mayFollow }: Following, first: ScanRow): AsyncGenerator<string> {
  let shown = first;
  const beganAt = performance.now();
  let spokeAt = beganAt;
  yield `retry: 2000\n${eventOf(first, texts)}`;
  while (!hasEnded(shown.status) && !signal.aborted) {
    const isSoonOver = shown.pages_total === 1 && performance.now() - beganAt < soonMs;
    await pause(isSoonOver ? lookAtOnePageEveryMs : lookEveryMs, signal);
    if (signal.aborted) return;
    const now = await findScan(db, first.id);
    if (!(await mayFollow())) return;
    if (now === undefined) {
      yield `event: deleted\ndata: ${JSON.stringify({ id: first.id })}\n\n`;
      return;
    }
    if (now.revision !== shown.revision) {
      shown = now;
      spokeAt = performance.now();
      yield eventOf(now, texts);
    } else if (performance.now() - spokeAt > heartbeatEveryMs) {
      spokeAt = performance.now();
      yield ': still here\n\n';
    }
  }
}

function eventOf(scan: ScanRow, texts: Texts): string {
  return `event: scan\nid: ${scan.revision}\ndata: ${JSON.stringify(presentScan(scan, texts))}\n\n`;
}
