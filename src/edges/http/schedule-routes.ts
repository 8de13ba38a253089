import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { PatternThread } from '../../finding-pages/crawl/pattern-thread.ts';
import type { Database } from '../../adapters/db/schema.ts';
import type { RuleCatalog } from '../../engines/rule-catalog.ts';
import { assertRulesKnown } from '../../records/scans/assert-rules-known.ts';
import { assertScopeFits } from '../../records/scans/assert-scope-fits.ts';
import type { NewSchedule } from '../../service/schedules/new-schedule.ts';
import { newScheduleSchema } from '../../service/schedules/new-schedule.ts';
import { presentSchedule, scheduleRecordSchema } from '../../service/schedules/schedule-record.ts';
import {
  createSchedule,
  deleteSchedule,
  getSchedule,
  listSchedules,
  replaceSchedule,
} from '../../service/schedules/schedule-store.ts';
import { parsePageRequest } from '../../paging/paging.ts';
import { assertUsable } from '../../finding-pages/sign-ins/assert-usable.ts';
import type { SecretKey } from '../../service/secrets/secret-key.ts';
import { callerKey } from './caller-key.ts';
import { callerOf } from './guard-access.ts';
import type { HttpApp } from './http-app.ts';
import { pageInfoSchema, pagingQuery, restBounds } from './paging-query.ts';
import { bodyProblems, problemSchema } from './problem-answers.ts';
import { languageOf } from './answer-language.ts';

type ScheduleDeps = {
  readonly db: Database;
  readonly patterns: PatternThread;
  readonly catalog: RuleCatalog;
  readonly secretKey?: SecretKey | undefined;
  /** Reports a changed schedule: the job that runs schedules must wait for another time. */
  readonly wakeJobs: () => void;
};

const tags = ['schedules'];
const params = z.object({ id: z.string() });

/** `/api/schedules`: scans that start by themselves. */
export function addScheduleRoutes(app: HttpApp, deps: ScheduleDeps): void {
  addReadRoutes(app, deps);
  addCreateRoute(app, deps);
  addReplaceRoute(app, deps);
  addDeleteRoute(app, deps);
}

function addReadRoutes(app: HttpApp, { db }: ScheduleDeps): void {
  const listed = {
    summary: 'List schedules, oldest first.',
    tags,
    querystring: z.object(pagingQuery),
    response: {
      200: z.object({ schedules: z.array(scheduleRecordSchema), page: pageInfoSchema }),
      400: problemSchema,
    },
  };
  app.get('/api/schedules', { config: { scope: 'read' }, schema: listed }, async (request, reply) => {
    const { schedules, page } = await listSchedules(db, parsePageRequest(request.query, restBounds));
    const language = await languageOf(request, reply);
    return { schedules: schedules.map((row) => presentSchedule(row, language)), page };
  });
  const one = { summary: 'Get a schedule.', tags, params, response: { 200: scheduleRecordSchema, 404: problemSchema } };
  app.get('/api/schedules/:id', { config: { scope: 'read' }, schema: one }, async (request, reply) =>
    presentSchedule(await getSchedule(db, request.params.id), await languageOf(request, reply)),
  );
}

function addCreateRoute(app: HttpApp, deps: ScheduleDeps): void {
  const schema = {
    summary: 'Create a schedule.',
    description:
      'Starts the scan at each time of the expression. If its previous scan has not ended by then, that time is skipped. For all times that were missed while the service was stopped, one scan starts.',
    tags,
    body: newScheduleSchema,
    response: { 201: scheduleRecordSchema, ...bodyProblems },
  };
  app.post('/api/schedules', { config: { scope: 'scan' }, schema }, async (request, reply) => {
    await checkScan(deps, request);
    const schedule = await createSchedule(deps.db, request.body, callerOf(request));
    deps.wakeJobs();
    const record = presentSchedule(schedule, await languageOf(request, reply));
    return reply.code(201).header('location', `/api/schedules/${schedule.id}`).send(record);
  });
}

function addReplaceRoute(app: HttpApp, deps: ScheduleDeps): void {
  const schema = {
    summary: 'Replace a schedule.',
    description: 'Its next run changes only if its times do. Times that pass while it is disabled are not made up for.',
    tags,
    params,
    body: newScheduleSchema,
    response: { 200: scheduleRecordSchema, 404: problemSchema, ...bodyProblems },
  };
  app.put('/api/schedules/:id', { config: { scope: 'scan' }, schema }, async (request, reply) => {
    await checkScan(deps, request);
    const schedule = await replaceSchedule(deps.db, {
      id: request.params.id,
      wanted: request.body,
      by: callerOf(request),
    });
    deps.wakeJobs();
    return presentSchedule(schedule, await languageOf(request, reply));
  });
}

function addDeleteRoute(app: HttpApp, { db }: ScheduleDeps): void {
  const schema = {
    summary: 'Delete a schedule.',
    description: 'The scans that it started stay.',
    tags,
    params,
    response: { 204: z.null().describe('Deleted.'), 404: problemSchema },
  };
  app.delete('/api/schedules/:id', { config: { scope: 'scan' }, schema }, async (request, reply) => {
    await deleteSchedule(db, request.params.id, callerOf(request));
    return reply.code(204).send(null);
  });
}

/** Applies the checks of a scan that is started by hand. */
async function checkScan(
  { db, patterns, catalog, secretKey }: ScheduleDeps,
  request: FastifyRequest & { readonly body: NewSchedule },
): Promise<void> {
  const { scan } = request.body;
  assertRulesKnown(scan, { rules: [...catalog.keys()], under: ['scan'] });
  await assertScopeFits(patterns, scan, { caller: callerKey(request), under: ['scan'] });
  await assertUsable(db, scan.sign_in, secretKey);
}
