import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ComparisonReader } from '../../reading/comparison/comparison-reader.ts';
import { sayChange } from '../../reading/comparison/say-change.ts';
import type { OpenReader } from '../../adapters/db/read-database.ts';
import type { Database } from '../../adapters/db/schema.ts';
import type { ScreenshotStore } from '../../adapters/files/screenshot-store.ts';
import type { RenderPdf } from '../../reports/pdf/render-pdf.ts';
import type { ReportScope } from '../../reports/pdf/report-content.ts';
import type { ReportFormat, WriteReport } from '../../reports/report-format.ts';
import { reportFormats } from '../../reports/report-formats.ts';
import { readReportMetadata, reportMetadataSchema } from '../../reports/report-metadata.ts';
import type { ReportHead, ReportOptions, ReportSource } from '../../reports/report-model.ts';
import { readReportHead } from '../../reports/report-model.ts';
import { nameReport } from '../../reports/report-name.ts';
import { readReportingSettings } from '../../service/settings/read-settings.ts';
import { shareOf } from './guard-shares.ts';
import { shareOfReport, shareOfScan } from './shared-reads.ts';
import type { HttpApp } from './http-app.ts';
import { limitConcurrency } from './limit-concurrency.ts';
import type { Localizable } from './answer-language.ts';
import { findLanguages } from './answer-language.ts';
import { problemSchema } from './problem-answers.ts';
import { BaselineMarks } from '../../reports/baseline/baseline-marks.ts';
import type { Judgement } from '../../reports/baseline/judgement.ts';
import { judgementSchema } from '../../reports/baseline/judgement.ts';
import { chooseReportLanguage, reportLanguageQuery } from './report-language.ts';
import type { LinkingDeps } from './report-links.ts';
import { linksFor } from './report-links.ts';
import { isHead, nameAnswer, refuseToPrint, sendText, whileWanted } from './report-answers.ts';
import { rulesOfStandard } from '../../reading/standards/rules-of-standard.ts';
import type { Standard } from '../../reading/standards/standard.ts';
import { scanParams } from './scans-routes.ts';
import { getPlacement, queryOf } from './text-report-query.ts';
import type { TextReportQuery } from './text-report-query.ts';
import { findRequested, standardQuery } from './standard-query.ts';
import { asIssue } from '../../texts/issue-text.ts';

export type ReportDeps = Localizable &
  LinkingDeps & {
    readonly db: Database;
    readonly openReader: OpenReader;
    readonly comparisons: ComparisonReader;
    /** Undefined if there is no browser to print with. */
    readonly renderPdf?: RenderPdf | undefined;
    readonly screenshots: Pick<ScreenshotStore, 'open'>;
    /** Some reports name the version that wrote them. */
    readonly build: { readonly version: string };
    /** Aborted when the service stops, which abandons a report in print. */
    readonly closing: AbortSignal;
  };

type LimitedReportDeps = ReportDeps & {
  /** The limit that all streamed reports share. */
  readonly limit: ReturnType<typeof limitConcurrency>;
};

const tags = ['reports'];
/** Each report may read every occurrence of a scan. The PDF printer has a separate limit. */
const textsAtOnce = 8;
/** A baseline has at most as much. */
const mostJudgementBytes = 64 * 1024 * 1024;
const refusals = { 404: problemSchema, 409: problemSchema, 410: problemSchema, 503: problemSchema };

export async function addReportRoutes(app: HttpApp, deps: ReportDeps): Promise<void> {
  app.get(
    '/api/scans/:id/reports',
    {
      config: { scope: 'read', shared: shareOfScan },
      schema: {
        summary: 'List the reports of a scan and their paths.',
        tags,
        params: scanParams,
        response: { 200: reportMetadataSchema, 404: problemSchema },
      },
    },
    async (request, reply) => {
      const { texts } = await findLanguages(request, reply);
      return readReportMetadata(deps.db, request.params.id, { texts, pathOfReport });
    },
  );
  const all = { ...deps, limit: limitConcurrency(textsAtOnce) };
  for (const format of reportFormats) {
    const { load } = format;
    if (load === 'printer') addPrintedRoute(app, all, format);
    else addStreamedRoute(app, all, { ...format, load, schema: await format.loadSchema?.() });
  }
}

function pathOfReport(scanId: string, file: string): string {
  return `/api/scans/${scanId}/issues/${file}`;
}

type StreamedFormat = ReportFormat & {
  readonly load: () => Promise<WriteReport>;
  readonly schema: z.ZodType | undefined;
};

function addStreamedRoute(app: HttpApp, deps: LimitedReportDeps, format: StreamedFormat): void {
  const path = `/api/scans/:id/issues/report.${format.extension}`;
  const schema = {
    summary: format.summary,
    ...(format.description !== undefined && { description: format.description }),
    tags,
    params: scanParams,
    querystring: queryOf(format),
    response: { 200: format.schema ?? z.string().describe(format.mediaType), 400: problemSchema, ...refusals },
  };
  app.get(
    path,
    { config: { scope: 'read', shared: shareOfScan }, onRequest: deps.limit, schema },
    async (request, reply) => answerReport(request, reply, { deps, format, judgement: {} }),
  );
  if (format.judged === undefined) return;
  app.post(path, { ...judgedOptions(schema), onRequest: deps.limit }, async (request, reply) =>
    answerReport(request, reply, { deps, format, judgement: request.body }),
  );
}

/** Only callers that scan have a gate and a baseline. */
function judgedOptions<Schema extends { readonly summary: string }>(schema: Schema) {
  return {
    config: { scope: 'scan' as const },
    bodyLimit: mostJudgementBytes,
    schema: { ...schema, summary: `${schema.summary.slice(0, -1)}, judged by a baseline.`, body: judgementSchema },
  };
}

async function readMarks(
  { db, head }: { readonly db: Database; readonly head: ReportHead },
  { baseline }: Judgement,
): Promise<BaselineMarks | undefined> {
  return baseline === undefined ? undefined : BaselineMarks.read(db, head, baseline);
}

type Wanted = {
  readonly deps: LimitedReportDeps;
  readonly format: StreamedFormat;
  readonly judgement: Judgement;
};

/** CI systems count every entry as a failure, so their formats list findings to review only on request. */
async function answerReport(
  request: FastifyRequest,
  reply: FastifyReply,
  { deps, format, judgement }: Wanted,
): Promise<FastifyReply> {
  // The schema of the route checks the types. A format without a parameter ignores it.
  const { id } = request.params as z.infer<typeof scanParams>;
  const asked = request.query as TextReportQuery;
  const placement = getPlacement(asked);
  const standard = findRequested(asked);
  const change = format.showsChange === true ? changeFor(request, deps, { standard }) : undefined;
  const language = await chooseReportLanguage(request, reply, asked);
  const { db, head, options } = await prepare(deps, id, { language, standard, change });
  const baseline = await readMarks({ db, head }, judgement);
  const includeNeedsReview = asked.include_needs_review ?? options.includeNeedsReview;
  nameAnswer(reply, { type: format.mediaType, name: nameReport(head, format.extension) });
  const input = {
    db,
    catalog: deps.catalog,
    screenshots: deps.screenshots,
    links: linksFor(request, deps),
    head,
    options: { ...options, includeNeedsReview },
    mode: asked.mode,
    placement,
    gate: judgement.gate,
    baseline,
    version: deps.build.version,
    signal: whileWanted(reply, deps.closing),
  };
  const write = await format.load();
  return sendText(request, reply, write(input));
}

const printedQuery = z
  .object({
    ...standardQuery,
    ...reportLanguageQuery,
    mode: z
      .enum(['short', 'full'])
      .default('short')
      .describe('How much of a scan the report describes. The report of one issue always has all of it.'),
    kind: z.enum(['failed', 'needs_review']).optional(),
    key: z
      .string()
      .min(1)
      .max(200)
      .optional()
      .describe('The key of an issue of this scan. Use it together with `kind`.'),
  })
  .refine(({ kind, key }) => (kind === undefined) === (key === undefined), {
    message: asIssue('fields.kind_and_key'),
    path: ['key'],
  });

function addPrintedRoute(app: HttpApp, deps: LimitedReportDeps, format: ReportFormat): void {
  const path = `/api/scans/:id/issues/report.${format.extension}`;
  const schema = {
    summary: format.summary,
    tags,
    params: scanParams,
    querystring: printedQuery,
    response: { 200: z.string().describe(format.mediaType), 400: problemSchema, ...refusals },
  };
  app.get(path, { config: { scope: 'read', shared: shareOfReport }, schema }, async (request, reply) =>
    answerPrinted(request, reply, { deps, format, judgement: {} }),
  );
  app.post(path, judgedOptions(schema), async (request, reply) =>
    answerPrinted(request, reply, { deps, format, judgement: request.body }),
  );
}

type Printed = Pick<Wanted, 'deps' | 'judgement'> & { readonly format: ReportFormat };

async function answerPrinted(
  request: FastifyRequest,
  reply: FastifyReply,
  { deps, format, judgement }: Printed,
): Promise<FastifyReply> {
  // The schema of the route checks the types.
  const { id } = request.params as z.infer<typeof scanParams>;
  const asked = request.query as z.infer<typeof printedQuery>;
  const { kind, key, mode } = asked;
  const scope = kind === undefined || key === undefined ? undefined : { kind, key };
  const standard = findRequested(asked);
  const change = changeFor(request, deps, { scope, standard });
  const extent = scope === undefined ? mode : 'full';
  const read = async () => {
    const language = await chooseReportLanguage(request, reply, asked);
    const prepared = await prepare(deps, id, { language, standard, change });
    return { ...prepared, scope, extent, baseline: await readMarks(prepared, judgement) };
  };
  // HEAD prints no PDF, because no one would read it.
  const { head, pdf } = isHead(request)
    ? { ...(await read()), pdf: Readable.from([]) }
    : await (deps.renderPdf ?? refuseToPrint)(read, whileWanted(reply, deps.closing));
  nameAnswer(reply, { type: format.mediaType, name: nameReport(head, format.extension) });
  return reply.send(pdf);
}

function comparisonUrl(scanId: string): string {
  return `/api/scans/${scanId}/comparison`;
}

/** The sentence about changes, for reports that show one. */
function changeFor(
  request: FastifyRequest,
  deps: LimitedReportDeps,
  { scope, standard }: { readonly scope?: ReportScope | undefined; readonly standard: Standard | undefined },
): ReportSource['sayChange'] {
  // A share link shows its scan alone, not what an earlier one had.
  if (isHead(request) || shareOf(request) !== undefined) return undefined;
  const rules = standard === undefined ? undefined : rulesOfStandard(standard, deps.catalog);
  return (db, here, texts) => sayChange({ ...deps, db, comparisonUrl, rules, texts }, here, scope);
}

type Limits = {
  readonly language: string;
  readonly standard: Standard | undefined;
  readonly change?: ReportSource['sayChange'];
};

async function prepare(
  { db: primary, openReader, catalog, catalogIn }: LimitedReportDeps,
  scanId: string,
  { language, standard, change }: Limits,
): Promise<{ readonly db: Database; readonly head: ReportHead; readonly options: ReportOptions }> {
  const db = await openReader(scanId);
  const settings = await readReportingSettings(primary);
  const translation = catalogIn === undefined ? undefined : { language, catalog: catalogIn(language) };
  const head = await readReportHead({ db, catalog, translation, sayChange: change, standard }, scanId);
  const options = {
    organizationName: settings.organization_name,
    includeNeedsReview: settings.include_needs_review,
    sampleSize: settings.sample_size,
  };
  return { db, head, options };
}
