import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../adapters/db/schema.ts';
import type { ScreenshotStore } from '../../adapters/files/screenshot-store.ts';
import { healthDetailsSchema, presentHealth } from '../../service/health/health-details.ts';
import type { HealthDeps } from '../../service/health/read-health.ts';
import { readHealth } from '../../service/health/read-health.ts';
import { within } from '../../time/time-limit.ts';
import type { HttpApp } from './http-app.ts';
import { languageOf } from './answer-language.ts';

const healthSchema = z
  .object({ status: z.enum(['ok', 'unavailable']), service: z.literal('curbcut') })
  .meta({ id: 'Health' });
const versionSchema = z.object({ version: z.string(), commit: z.string() }).meta({ id: 'Version' });

const databaseTimeoutMs = 2_000;

type OperationsDeps = {
  readonly db: Database;
  readonly build: { readonly version: string; readonly commit: string };
  readonly screenshots: ScreenshotStore;
} & Pick<HealthDeps, 'examineReplica'>;

/** `GET /api/health`, `GET /api/health/details` and `GET /api/version`. */
export function addOperationsRoutes(app: HttpApp, deps: OperationsDeps): void {
  const { db, build } = deps;
  app.get(
    '/api/health',
    {
      config: { scope: 'open' },
      schema: {
        summary: 'Check whether the service can work.',
        tags: ['operations'],
        response: { 200: healthSchema, 503: healthSchema },
      },
    },
    async (_request, reply) => {
      const answers = await isAnswering(db);
      return reply
        .code(answers ? 200 : 503)
        .send({ status: answers ? ('ok' as const) : ('unavailable' as const), service: 'curbcut' as const });
    },
  );
  app.get(
    '/api/health/details',
    {
      config: { scope: 'read' },
      schema: {
        summary: 'Get the state of each part of the service, with remedies.',
        description:
          'The status is always 200. `browser` and `sandbox` show the worst state of all worker processes. `degraded` means that the part works with limits.',
        tags: ['operations'],
        response: { 200: healthDetailsSchema },
      },
    },
    async (request, reply) => presentHealth(await readHealth(deps), await languageOf(request, reply)),
  );
  app.get(
    '/api/version',
    {
      config: { scope: 'read' },
      schema: {
        summary: 'Get the version and commit of this build.',
        tags: ['operations'],
        response: { 200: versionSchema },
      },
    },
    async () => build,
  );
}

async function isAnswering(db: Database): Promise<boolean> {
  return within(databaseTimeoutMs, sql`select 1`.execute(db)).then(
    () => true,
    () => false,
  );
}
