import swagger from '@fastify/swagger';
import type { FastifyBaseLogger } from 'fastify';
import { LogController, fastify } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject, validatorCompiler } from 'fastify-type-provider-zod';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { AccessPolicy } from '../../service/access/access-policy.ts';
import { Authenticator } from '../../service/access/authenticator.ts';
import { ComparisonReader } from '../../reading/comparison/comparison-reader.ts';
import type { PatternThread } from '../../finding-pages/crawl/pattern-thread.ts';
import type { OpenReader } from '../../adapters/db/read-database.ts';
import type { Database } from '../../adapters/db/schema.ts';
import type { ScreenshotStore } from '../../adapters/files/screenshot-store.ts';
import type { RuleCatalog } from '../../engines/rule-catalog.ts';
import type { HealthDeps } from '../../service/health/read-health.ts';
import type { PrintDocument } from '../../reports/pdf/print-document.ts';
import type { RenderPdf } from '../../reports/pdf/render-pdf.ts';
import { addMcpEndpoint } from '../mcp/add-mcp-endpoint.ts';
import type { Rate } from '../mcp/rate-limit.ts';
import { newId } from '../../ids/ids.ts';
import { nameMediaTypes } from './name-media-types.ts';
import { Problem } from './problem.ts';
import { addDocsStyle } from './docs-style.ts';
import { answerInLanguage } from './answer-language.ts';
import { addAuditRoute } from './audit-route.ts';
import { addGeneralProblems } from './add-general-problems.ts';
import { addComponentsRoute } from './components-route.ts';
import { addComparisonRoutes } from './comparison-route.ts';
import { addEventsRoute } from './events-route.ts';
import { addFalsePositiveRoutes } from './false-positive-routes.ts';
import type { AccessGuard } from './guard-access.ts';
import { guardAccess } from './guard-access.ts';
import { guardShares } from './guard-shares.ts';
import type { Metrics } from '../../service/metrics/metrics.ts';
import { countRequests } from './count-requests.ts';
import { readTrace } from './trace-context.ts';
import type { HttpApp } from './http-app.ts';
import type { PreviewScan } from './preview-route.ts';
import { addPreviewRoute } from './preview-route.ts';
import { addIssuesRoutes } from './issues-routes.ts';
import { addOccurrenceRoute } from './occurrence-route.ts';
import { addPatternsRoute } from './patterns-route.ts';
import { addPageRoute } from './page-route.ts';
import { addSpokenRoute } from './spoken-route.ts';
import { readJsonBodies } from './json-bodies.ts';
import { addJobsRoute } from './jobs-route.ts';
import { addLifecycleRoutes } from './lifecycle-routes.ts';
import { addOpenapiRoutes } from './openapi-routes.ts';
import { addOperationsRoutes } from './operations-routes.ts';
import { answerWithProblems, sendProblem } from './problem-answers.ts';
import { addReportRoutes } from './report-routes.ts';
import { drainRefusedBodies } from './drain-body.ts';
import { guardRequests } from './request-guard.ts';
import { answerUnreadable, limitConnections } from './raw-connections.ts';
import { addScheduleRoutes } from './schedule-routes.ts';
import { addSampleRoute } from './sample-route.ts';
import { addScansRoutes } from './scans-routes.ts';
import { addScreenshotRoute } from './screenshot-route.ts';
import { createSessionCookie } from './session-cookie.ts';
import { addSessionRoutes } from './session-routes.ts';
import { addShareRoutes } from './share-routes.ts';
import { takeShareToken } from './share-token.ts';
import { addSharedPageRoute } from './shared-page-route.ts';
import { addSettingsRoutes } from './settings-routes.ts';
import type { SignInDeps } from './sign-in-routes.ts';
import { addSignInRoutes } from './sign-in-routes.ts';
import { addStandardsRoutes } from './standards-routes.ts';
import { addStaticDocs } from './static-docs.ts';
import { addStaticUi } from './static-ui.ts';
import { ownHeaders } from './own-headers.ts';
import { addProgressRoutes } from './progress-routes.ts';
import { addTargetsRoute } from './targets-route.ts';
import { addVerdictRoutes } from './verdict-routes.ts';
import { addTokenRoutes } from './token-routes.ts';
import { addWebhookRoutes } from './webhook-routes.ts';
import { answerUnknownPaths } from './unknown-paths.ts';
import { says } from '../../texts/saying.ts';

export type HttpDeps = SignInDeps & {
  readonly db: Database;
  /** The connection for long reads, requested once per request. Undefined: `db`. */
  readonly openReader?: OpenReader | undefined;
  readonly examineReplica?: HealthDeps['examineReplica'];
  readonly patterns: PatternThread;
  readonly catalog: RuleCatalog;
  /** The catalog in one of the languages of the settings. If undefined, rules are described in English. */
  readonly catalogIn?: ((language: string) => RuleCatalog) | undefined;
  readonly screenshots: ScreenshotStore;
  readonly build: { readonly version: string; readonly commit: string };
  readonly now: () => Date;
  readonly wakeWorker: () => void;
  /** Reports a new job, so that this process runs it immediately. */
  readonly wakeJobs: () => void;
  readonly log: FastifyBaseLogger;
  /** True if an error means that the database is unavailable at the moment. */
  readonly isDatabaseAway?: ((error: unknown) => boolean) | undefined;
  /** Both are undefined if there is no browser to print with. */
  readonly printDocument?: PrintDocument | undefined;
  readonly renderPdf?: RenderPdf | undefined;
  /** Undefined if no network is available. */
  readonly previewScan?: PreviewScan | undefined;
  /** Aborted when the service stops, which ends long responses. */
  readonly closing: AbortSignal;
  readonly metrics?: Pick<Metrics, 'requestAnswered'> | undefined;
  /** The request limit of one MCP key. The default is far above what a model needs. */
  readonly mcpRate?: Rate | undefined;
  /** Additional names in `Host` that the service accepts. */
  readonly allowedHosts: readonly string[];
  /** The origin that people use to reach the service through a proxy. */
  readonly publicUrl?: URL | undefined;
  /** False: the service ends with its scan. */
  readonly keepsScans?: boolean | undefined;
  /** Undefined: access control is off. */
  readonly access?: AccessPolicy | undefined;
};

const mebibyte = 1024 * 1024;
const connections = {
  headersTimeout: 10_000,
  maxHeaderSize: 32 * 1024,
  keepAliveTimeoutBuffer: 500,
  connectionsCheckingInterval: 5_000,
};
const unreadable = new Problem({
  status: 400,
  code: 'malformed_request',
  saying: says('requests.url_invalid'),
});

/** The whole HTTP surface as a value, which can be requested without a port (`inject`). */
export async function createHttpApp(deps: HttpDeps): Promise<HttpApp> {
  const app = fastify({
    loggerInstance: deps.log,
    // Other code logs one line per page and scan. A line per request would bury them.
    logController: new LogController({ disableRequestLogging: true }),
    rewriteUrl: takeShareToken,
    bodyLimit: mebibyte,
    requestTimeout: 30_000,
    keepAliveTimeout: 1_000,
    http: connections,
    clientErrorHandler: answerUnreadable,
    genReqId: () => newId(),
    // The ids connect a request to its caller's trace, and a scan to its request.
    childLoggerFactory: (logger, bindings, ...[options, { headers }]) =>
      logger.child({ ...bindings, ...readTrace(headers['traceparent']) }, options),
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 4_096 },
    // Fastify answers these before any hook runs.
    frameworkErrors: (_error, _request, reply) => void sendProblem(reply.headers(ownHeaders), unreadable),
  }).withTypeProvider<ZodTypeProvider>();
  limitConnections(app.server, deps.access?.users?.isTrusted);
  readJsonBodies(app);
  drainRefusedBodies(app);
  app.setValidatorCompiler(validatorCompiler);
  // Types and tests check the responses against their schemas. Parsing each response again would only cost time.
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  answerWithProblems(app, deps.isDatabaseAway ?? (() => false));
  answerInLanguage(app, deps.db);
  answerUnknownPaths(app);
  if (deps.metrics !== undefined) countRequests(app, deps.metrics);
  guardRequests(app, deps);
  guardShares(app, deps.db);
  const guard = {
    authenticator: new Authenticator({ db: deps.db, policy: deps.access, now: deps.now }),
    cookie: createSessionCookie(deps.publicUrl),
  };
  guardAccess(app, guard);
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.1',
      info: {
        title: 'Curbcut',
        version: deps.build.version,
        description:
          'Self-hosted accessibility scanning of one URL or every page of a sitemap, in a real browser. Sentences in answers are in the language that `Accept-Language` prefers, `en` or `de`, or else in that of the settings; `Content-Language` names it. Codes, keys and values are the same in every language.',
        license: { name: 'MIT', identifier: 'MIT' },
      },
      components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
      // While access control is off, requests need no token.
      security: [{}, { token: [] }],
    },
    transform: jsonSchemaTransform,
    transformObject: (document) => addGeneralProblems(nameMediaTypes(jsonSchemaTransformObject(document))),
  });
  await addRoutes(app, deps, guard);
  addSharedPageRoute(app);
  await addStaticUi(app);
  addStaticDocs(app);
  return app;
}

async function addRoutes(app: HttpApp, given: HttpDeps, guard: AccessGuard): Promise<void> {
  const { db, openReader = async () => db } = given;
  const deps = { ...given, openReader, comparisons: new ComparisonReader() };
  addOperationsRoutes(app, deps);
  addJobsRoute(app, deps);
  addScansRoutes(app, deps);
  addTargetsRoute(app, deps);
  addVerdictRoutes(app, deps);
  addProgressRoutes(app, deps);
  addSampleRoute(app, deps);
  addPreviewRoute(app, deps);
  addLifecycleRoutes(app, deps);
  addEventsRoute(app, { ...deps, guard });
  addIssuesRoutes(app, deps);
  addPatternsRoute(app, deps);
  addOccurrenceRoute(app, deps);
  addPageRoute(app, deps);
  addSpokenRoute(app, deps);
  addComponentsRoute(app, deps);
  addFalsePositiveRoutes(app, deps);
  addComparisonRoutes(app, deps);
  addSettingsRoutes(app, deps);
  addSignInRoutes(app, deps);
  addShareRoutes(app, deps);
  addTokenRoutes(app, { ...deps, isOn: guard.authenticator.isOn });
  addAuditRoute(app, deps);
  addSessionRoutes(app, { ...deps, ...guard });
  addScheduleRoutes(app, deps);
  addWebhookRoutes(app, deps);
  addStandardsRoutes(app, deps);
  await addReportRoutes(app, deps);
  addScreenshotRoute(app, deps);
  addMcpEndpoint(app, {
    ...deps,
    describeProblem: (error) => (error instanceof Problem ? error : undefined),
  });
  addOpenapiRoutes(app);
  addDocsStyle(app);
}
