import { z } from 'zod';
import type { Database } from '../../adapters/db/schema.ts';
import { findComponentId } from '../../records/issues/find-component-id.ts';
import { getGroup } from '../../records/issues/get-issue-details.ts';
import { findPageNumber } from '../../records/pages/get-page.ts';
import type { ScanRow } from '../../records/scans/scan-fields.ts';
import { getScan, getWholeScan } from '../../records/scans/read-scans.ts';
import { parsePageRequest } from '../../paging/paging.ts';
import { newShareSchema, shareRecordSchema } from '../../service/shares/new-share.ts';
import type { ShareSubject } from '../../service/shares/share.ts';
import { storedSubjectSchema } from '../../service/shares/share.ts';
import { createShare, deleteShare, listShares } from '../../service/shares/share-store.ts';
import { Refused } from '../../texts/refused.ts';
import { callerOf } from './guard-access.ts';
import { linkNotFound, shareOf } from './guard-shares.ts';
import type { HttpApp } from './http-app.ts';
import { originFor } from './origin-for.ts';
import { pageInfoSchema, pagingQuery, restBounds } from './paging-query.ts';
import { bodyProblems, problemSchema } from './problem-answers.ts';
import { anyShare } from './shared-reads.ts';

type ShareDeps = {
  readonly db: Database;
  /** The URL that people use to reach the service. Undefined: that of the request. */
  readonly publicUrl?: URL | undefined;
};

const tags = ['shares'];

/** `/api/shares`: links that show a scan, or a part of it, to anyone who has them. */
export function addShareRoutes(app: HttpApp, deps: ShareDeps): void {
  addListRoute(app, deps);
  addCreateRoute(app, deps);
  addDeleteRoute(app, deps);
  addSharedRoute(app, deps);
}

function addListRoute(app: HttpApp, { db }: ShareDeps): void {
  const schema = {
    summary: 'List share links in force, newest first.',
    tags,
    querystring: z.object(pagingQuery),
    response: { 200: z.object({ shares: z.array(shareRecordSchema), page: pageInfoSchema }), 400: problemSchema },
  };
  app.get('/api/shares', { config: { scope: 'read' }, schema }, async ({ query }) => {
    const { shares, page } = await listShares(db, parsePageRequest(query, restBounds));
    return { shares: [...shares], page };
  });
}

const createdSchema = shareRecordSchema
  .extend({ url: z.string().describe('The link. Only this response contains it.') })
  .meta({ id: 'CreatedShare' });

function addCreateRoute(app: HttpApp, { db, publicUrl }: ShareDeps): void {
  const schema = {
    summary: 'Create a share link.',
    description:
      'Anyone who has the link reads what it shows, without an account. Only this response contains it: the service stores the SHA-256 of its token.',
    tags,
    body: newShareSchema,
    response: { 201: createdSchema, 404: problemSchema, 410: problemSchema, ...bodyProblems },
  };
  app.post('/api/shares', { config: { scope: 'scan' }, schema }, async (request, reply) => {
    const { scan_id: id, subject: wanted, ...rest } = request.body;
    const scan = await getWholeScan(db, id);
    const subject = await findSubject(db, scan, wanted);
    const { share, token } = await createShare(db, { ...rest, scan, subject }, callerOf(request));
    return reply.code(201).send({ ...share, url: `${originFor(request, publicUrl)}/s/${token}` });
  });
}

/** Throws Refused if the scan lacks it. */
async function findSubject(
  db: Database,
  scan: ScanRow,
  wanted: z.output<typeof newShareSchema>['subject'],
): Promise<ShareSubject> {
  switch (wanted.kind) {
    case 'scan':
      if (wanted.id !== undefined && wanted.id !== scan.id) throw new Refused({ code: 'scan_not_found' });
      return { kind: 'scan' };
    case 'page':
      return { kind: 'page', id: String(await findPageNumber(db, scan, wanted.id)) };
    case 'issue':
      await getGroup(db, { scanId: scan.id, kind: wanted.issue_kind, key: wanted.key });
      return wanted;
    default:
      if ((await findComponentId(db, scan.id, wanted.key)) === undefined)
        throw new Refused({ code: 'occurrence_not_found', by: 'component' });
      return wanted;
  }
}

function addDeleteRoute(app: HttpApp, { db }: ShareDeps): void {
  const schema = {
    summary: 'Revoke a share link. It shows nothing from then on.',
    tags,
    params: z.object({ id: z.string() }),
    response: { 204: z.null().describe('Revoked.'), 404: problemSchema },
  };
  app.delete('/api/shares/:id', { config: { scope: 'scan' }, schema }, async (request, reply) => {
    await deleteShare(db, request.params.id, callerOf(request));
    return reply.code(204).send(null);
  });
}

const sharedSchema = z
  .object({
    scan_id: z.uuid(),
    target: z.string().describe('The URL of the scan.'),
    created_at: z.iso.datetime({ precision: 3 }).describe('When the scan was created.'),
    subject: storedSubjectSchema,
    expires_at: z.iso.datetime({ precision: 3 }),
  })
  .meta({ id: 'SharedSubject' });

function addSharedRoute(app: HttpApp, { db }: ShareDeps): void {
  const schema = {
    summary: 'Get what a share link shows.',
    description:
      'A link reads its subject at the paths of the interface, with `/api/shared/{token}` in place of `/api`, for example `/api/shared/{token}/scans/{id}`. For a scan: the scan, its pages, issues, patterns, occurrences, components, standards, pictures and reports. For a page, an issue or a component: its record, its findings and its pictures, and the PDF of an issue. Everything else, and every path of a link that has expired, was revoked or is unknown, is the same 404 with `link_not_found`.',
    tags,
    params: z.object({ token: z.string() }),
    response: { 200: sharedSchema, 404: problemSchema },
  };
  // A link reads without a caller. The guard of shares has checked it.
  app.get('/api/shared/:token', { config: { scope: 'open', shared: anyShare }, schema }, async (request) => {
    const share = shareOf(request);
    if (share === undefined) throw linkNotFound();
    const { url, created_at: created } = await getScan(db, share.scanId);
    return {
      scan_id: share.scanId,
      target: url,
      created_at: created.toISOString(),
      subject: share.subject,
      expires_at: share.expiresAt.toISOString(),
    };
  });
}
