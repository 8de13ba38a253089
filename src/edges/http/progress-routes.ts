import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ComparisonReader } from '../../reading/comparison/comparison-reader.ts';
import type { Database } from '../../adapters/db/schema.ts';
import type { PrintDocument } from '../../reports/pdf/print-document.ts';
import { nameHost } from '../../reports/report-name.ts';
import { scanTypes } from '../../records/scans/scan-types.ts';
import { viewportPresetSchema } from '../../records/scans/viewport-presets.ts';
import { readReportingSettings } from '../../service/settings/read-settings.ts';
import { isUuid } from '../../ids/ids.ts';
import { Refused } from '../../texts/refused.ts';
import { rulesOfStandard } from '../../reading/standards/rules-of-standard.ts';
import type { TargetQuery } from '../../reading/targets/find-target-scans.ts';
import type { ScanStep } from '../../reading/targets/progress/compare-in-order.ts';
import { compareInOrder } from '../../reading/targets/progress/compare-in-order.ts';
import { writeProgress } from '../../reading/targets/progress/write-progress.ts';
import type { ProgressContent } from '../../reading/targets/progress/progress-content.ts';
import type { Progress, ProgressSource } from '../../reading/targets/progress/read-progress.ts';
import { readProgress } from '../../reading/targets/progress/read-progress.ts';
import { writeProgressCsv } from '../../reading/targets/progress/write-progress-csv.ts';
import { spokenFor } from '../../texts/spoken.ts';
import { textsIn } from '../../texts/texts.ts';
import type { Localizable } from './answer-language.ts';
import type { HttpApp } from './http-app.ts';
import { limitConcurrency } from './limit-concurrency.ts';
import { problemSchema } from './problem-answers.ts';
import { isHead, nameAnswer, refuseToPrint, sendText, whileWanted } from './report-answers.ts';
import { findRequested, standardQuery } from './standard-query.ts';
import { say } from '../../texts/say.ts';
import { says } from '../../texts/saying.ts';

type ProgressDeps = Localizable & {
  readonly db: Database;
  readonly comparisons: Pick<ComparisonReader, 'compare'>;
  /** Undefined if there is no browser to print with. */
  readonly printDocument?: PrintDocument | undefined;
  readonly build: { readonly version: string };
  readonly now: () => Date;
  readonly closing: AbortSignal;
};

/** Each response may compare many scans. The PDF printer has a separate limit. */
const recordsAtOnce = 2;

const progressQuery = z.object({
  target: z.string().min(1).max(2_048).describe('The scanned URL: a page, a sitemap, or the target of a list.'),
  viewport: viewportPresetSchema.optional().describe('Default: that of the latest scan of the target.'),
  scan_type: z.enum(scanTypes).optional().describe('Default: that of the latest scan of the target.'),
  sign_in: z
    .string()
    .max(100)
    .optional()
    .describe('Id of a sign-in, or `none` for scans without one. Default: that of the latest scan of the target.'),
  ...standardQuery,
});
type Query = z.infer<typeof progressQuery>;

const answers = { 400: problemSchema, 404: problemSchema, 409: problemSchema, 503: problemSchema };
const contents =
  'The latest 100 scans of the target that have ended: when, what was scanned, the score, what was found, and what is new, fixed, still there or not looked at since the scan before. Deleted scans are not in it.';

/** `GET /api/targets/progress.csv|pdf?target=&viewport=`. */
export function addProgressRoutes(app: HttpApp, deps: ProgressDeps): void {
  app.get(
    '/api/targets/progress.csv',
    {
      config: { scope: 'read' },
      onRequest: limitConcurrency(recordsAtOnce),
      schema: {
        summary: 'Download the progress record of a target as CSV (RFC 4180, UTF-8 with byte order mark).',
        description: `${contents} One record per scan, oldest first. The response is streamed, so an interrupted download is incomplete.`,
        tags: ['targets'],
        querystring: progressQuery,
        response: { 200: z.string().describe('text/csv'), ...answers },
      },
    },
    async (request, reply) => {
      const { source, progress } = await prepare(deps, request.query);
      const signal = whileWanted(reply, deps.closing);
      const steps = compareInOrder({ ...deps, ...source, signal }, progress);
      nameAnswer(reply, {
        type: 'text/csv; charset=utf-8; header=present',
        name: nameProgress(source, progress, 'csv'),
      });
      return sendText(request, reply, writeProgressCsv(source, progress, steps));
    },
  );
  app.get(
    '/api/targets/progress.pdf',
    {
      config: { scope: 'read' },
      schema: {
        summary: 'Download the progress record of a target as a tagged PDF.',
        description: `${contents} Also the issues that stay open longest, what people decided, and what the record does not prove.`,
        tags: ['targets'],
        querystring: progressQuery,
        response: { 200: z.string().describe('application/pdf'), ...answers },
      },
    },
    async (request, reply) => {
      const { pdf, name } = await print(deps, request, reply);
      nameAnswer(reply, { type: 'application/pdf', name });
      return reply.send(pdf as never);
    },
  );
}

/**
 * HEAD prints no PDF, because no one would read it. Missing or wrong values are found before a slot of the printer is
 * taken.
 */
async function print(deps: ProgressDeps, request: FastifyRequest<{ Querystring: Query }>, reply: FastifyReply) {
  const { source, progress, operator } = await prepare(deps, request.query);
  const name = nameProgress(source, progress, 'pdf');
  if (isHead(request)) return { pdf: Readable.from([]), name };
  const compose = async (signal: AbortSignal) => {
    const steps: ScanStep[] = [];
    for await (const step of compareInOrder({ ...deps, ...source, signal }, progress)) steps.push(step);
    const writtenAt = deps.now();
    return writeProgress({ ...source, progress, steps, operator, version: deps.build.version, writtenAt });
  };
  const { pdf } = await (deps.printDocument ?? refuseToPrint)(compose, whileWanted(reply, deps.closing));
  return { pdf, name };
}

type Prepared = {
  readonly source: ProgressSource & Pick<ProgressContent, 'nameRule'>;
  readonly progress: Progress;
  readonly operator: string | null;
};

async function prepare(deps: ProgressDeps, query: Query): Promise<Prepared> {
  const target = readTargetQuery(query);
  const standard = findRequested(query);
  const { db } = deps;
  const { language, organization_name: operator } = await readReportingSettings(db);
  const texts = textsIn(spokenFor(language));
  const catalog = deps.catalogIn?.(language) ?? deps.catalog;
  const limit = standard && {
    id: standard.id,
    title: say(texts.language, standard.title),
    version: standard.version,
    rules: rulesOfStandard(standard, deps.catalog),
  };
  const nameRule = (rule: string) => {
    const [own, english] = [catalog.get(rule)?.title ?? rule, deps.catalog.get(rule)?.title ?? rule];
    return { title: own, language: own === english ? 'en' : language.replace('_', '-') };
  };
  const source = { db, catalog, texts, standard: limit, nameRule };
  return { source, progress: await readProgress(source, target), operator };
}

function readTargetQuery({ target, viewport, scan_type: scanType, sign_in: signIn }: Query): TargetQuery {
  if (signIn !== undefined && signIn !== 'none' && !isUuid(signIn))
    throw new Refused({ code: 'invalid_request', path: 'sign_in', saying: says('fields.sign_in_id_or_none') });
  return { url: target.replaceAll('\u0000', ''), viewport, scanType, signIn: signIn === 'none' ? null : signIn };
}

/**
 * `curbcut-<host>-progress-<date of the latest scan>-<viewport>.<extension>`, with the standard if one was requested.
 */
function nameProgress(
  { standard }: Pick<ProgressSource, 'standard'>,
  { latest, scans }: Progress,
  extension: string,
): string {
  const date = (scans.at(-1)?.row.finished_at ?? latest.created_at).toISOString().slice(0, 10);
  const limit = standard === undefined ? '' : `-${standard.id}`;
  return `curbcut-${nameHost(latest.url)}-progress-${date}-${latest.viewport_preset}${limit}.${extension}`;
}
