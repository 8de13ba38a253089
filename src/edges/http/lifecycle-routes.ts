import { z } from 'zod';
import type { Database } from '../../adapters/db/schema.ts';
import { retryFailed } from '../../records/pages/retry-failed.ts';
import { acceptSchema } from '../../records/scans/accepted-outcomes.ts';
import { chosenPagesSchema } from '../../records/scans/chosen-pages.ts';
import { freshSchema } from '../../records/scans/new-scan.ts';
import { deleteScan } from '../../records/scans/delete-scan.ts';
import { endScan } from '../../records/scans/end-scan.ts';
import { pauseScan } from '../../records/scans/pause-scan.ts';
import { rescan } from '../../records/scans/rescan.ts';
import { resumeScan } from '../../records/scans/resume-scan.ts';
import { presentScan, scanRecordSchema } from '../../records/scans/scan-record.ts';
import { statesSchema } from '../../findings/page-states.ts';
import { findLanguages } from './answer-language.ts';
import { callerOf } from './guard-access.ts';
import type { HttpApp } from './http-app.ts';
import { problemSchema } from './problem-answers.ts';
import { scanParams } from './scans-routes.ts';

type LifecycleDeps = {
  readonly db: Database;
  /** Notifies the worker, if it runs in this process, of new work. */
  readonly wakeWorker: () => void;
  /** Reports a new job, so that this process runs it immediately. */
  readonly wakeJobs: () => void;
};

const tags = ['scans'];
const refusals = { 404: problemSchema, 409: problemSchema };

/** The commands that change the state of a scan: pause, resume, end, retry-failed, rescan, delete. */
export function addLifecycleRoutes(app: HttpApp, deps: LifecycleDeps): void {
  addPauseRoute(app, deps);
  addResumeRoute(app, deps);
  addEndRoute(app, deps);
  addRetryFailedRoute(app, deps);
  addRescanRoute(app, deps);
  addDeleteRoute(app, deps);
}

function addPauseRoute(app: HttpApp, { db }: LifecycleDeps): void {
  const schema = {
    summary: 'Pause a queued or running scan.',
    description:
      'No further page is started. The scan is `pausing` while pages are running and becomes `paused` when they end, or immediately if none is running.',
    tags,
    params: scanParams,
    response: { 200: scanRecordSchema, ...refusals },
  };
  app.post('/api/scans/:id/pause', { config: { scope: 'scan' }, schema }, async (request, reply) => {
    const { texts } = await findLanguages(request, reply);
    return presentScan(await pauseScan(db, request.params.id, callerOf(request)), texts);
  });
}

function addResumeRoute(app: HttpApp, { db, wakeWorker }: LifecycleDeps): void {
  const schema = {
    summary: 'Resume a pausing or paused scan.',
    description: 'A paused scan is admitted like a new one: 429 (`queue_full`) if too many scans wait or run.',
    tags,
    params: scanParams,
    response: { 200: scanRecordSchema, ...refusals, 429: problemSchema },
  };
  app.post('/api/scans/:id/resume', { config: { scope: 'scan' }, schema }, async (request, reply) => {
    const { texts } = await findLanguages(request, reply);
    const scan = await resumeScan(db, request.params.id, callerOf(request));
    wakeWorker();
    return presentScan(scan, texts);
  });
}

function addEndRoute(app: HttpApp, { db, wakeJobs }: LifecycleDeps): void {
  const schema = {
    summary: 'End a scan now, with the results that it has.',
    description:
      'The scan is `partial`, or `failed` without a scanned page, and its `error.code` is `ended`. Pages that were not scanned fail with the outcome `ended`, and `retry-failed` scans them after all. Running pages can no longer write.',
    tags,
    params: scanParams,
    response: { 200: scanRecordSchema, ...refusals },
  };
  app.post('/api/scans/:id/end', { config: { scope: 'scan' }, schema }, async (request, reply) => {
    const { texts } = await findLanguages(request, reply);
    const scan = await endScan(db, request.params.id, callerOf(request));
    wakeJobs();
    return presentScan(scan, texts);
  });
}

const retriedScanSchema = scanRecordSchema
  .extend({ retried_count: z.int().min(1).describe('Pages that were queued again.') })
  .meta({ id: 'RetriedScan' });

function addRetryFailedRoute(app: HttpApp, { db, wakeWorker }: LifecycleDeps): void {
  const schema = {
    summary: 'Retry the failed pages of a scan that has ended.',
    description: 'The scan keeps its id and the results of the other pages.',
    tags,
    params: scanParams,
    response: { 200: retriedScanSchema, ...refusals, 429: problemSchema },
  };
  app.post('/api/scans/:id/retry-failed', { config: { scope: 'scan' }, schema }, async (request, reply) => {
    const { texts } = await findLanguages(request, reply);
    const { scan, retriedCount } = await retryFailed(db, request.params.id, callerOf(request));
    wakeWorker();
    return { ...presentScan(scan, texts), retried_count: retriedCount };
  });
}

const rescanSchema = z
  .strictObject({
    accept: acceptSchema.optional().describe('Outcomes to overrule. They replace those that the original accepts.'),
    fresh: freshSchema.optional(),
    states: statesSchema.optional().describe('User preferences that replace those of the original.'),
    draw_again: z
      .boolean()
      .optional()
      .describe('Draws other random pages, if the original has a WCAG-EM sample. The other pages stay.'),
    only: chosenPagesSchema.optional(),
  })
  .nullish();

function addRescanRoute(app: HttpApp, deps: LifecycleDeps): void {
  const schema = {
    summary: 'Start a new scan of the same target, with the same type, viewport, tag, accepted outcomes and states.',
    description:
      'The original scan may be in any state and does not change. The new scan refers to it in `rescan_of`. If the original has ended and has a sample, the new scan has the same pages. The body may contain other outcomes to accept, other states, `fresh` to analyze every page, and `only` to scan some of its pages.',
    tags,
    params: scanParams,
    body: rescanSchema,
    response: { 201: scanRecordSchema, 400: problemSchema, 404: problemSchema, 429: problemSchema },
  };
  app.post('/api/scans/:id/rescan', { config: { scope: 'scan' }, schema }, async (request, reply) => {
    const { texts } = await findLanguages(request, reply);
    const { draw_again: drawAgain, ...changes } = request.body ?? {};
    const scan = await rescan(deps.db, request.params.id, { ...changes, drawAgain, by: callerOf(request) });
    request.log.info({ scan: scan.id }, 'scan created');
    deps.wakeWorker();
    return reply.code(201).header('location', `/api/scans/${scan.id}`).send(presentScan(scan, texts));
  });
}

function addDeleteRoute(app: HttpApp, { db, wakeJobs }: LifecycleDeps): void {
  const schema = {
    summary: 'Delete a scan in any state, with all its results.',
    description:
      'When the response arrives, no other response contains the scan, and running pages can no longer write to it. A job then removes its rows and screenshots: see `GET /api/jobs`.',
    tags,
    params: scanParams,
    response: { 204: z.null().describe('Deleted.'), 404: problemSchema },
  };
  app.delete('/api/scans/:id', { config: { scope: 'scan' }, schema }, async (request, reply) => {
    await deleteScan(db, request.params.id, callerOf(request));
    wakeJobs();
    return reply.code(204).send(null);
  });
}
