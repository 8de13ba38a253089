import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../../adapters/db/schema.ts';
import { findShare } from '../../service/shares/find-share.ts';
import type { Share } from '../../service/shares/share.ts';
import { Refused } from '../../texts/refused.ts';
import type { SharedRead } from './shared-reads.ts';
import { shareTokenOf } from './share-token.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The part of the route that share links show. Undefined: nothing. */
    shared?: SharedRead;
  }
}

const shareKey = 'share';
const readMethods = new Set(['GET', 'HEAD']);

/** Shared responses are for one reader, and for no search engine. */
const sharedHeaders = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' } as const;

/**
 * Lets share links read, without a caller, the routes that declare what links show of them. Everything else is one and
 * the same 404, whatever is wrong: the token, the scan, the route or the part that is asked for.
 */
export function guardShares(app: FastifyInstance, db: Database): void {
  app.decorateRequest(shareKey, null);
  app.addHook('onRoute', ({ method, url, config }) => {
    if (config?.shared !== undefined && ![method].flat().every((name) => readMethods.has(name)))
      throw new Error(`${String(method)} ${url} changes something, so no share link may call it.`);
  });
  app.addHook('onRequest', async (request, reply) => {
    const token = shareTokenOf(request);
    if (token === undefined) return;
    void reply.headers(sharedHeaders);
    const share = await findShare(db, token);
    if (request.url.startsWith('/api/') && (share === undefined || !isShared(request, share))) throw linkNotFound();
    if (share === undefined) return;
    request.setDecorator<Share>(shareKey, share);
    if (!request.url.startsWith('/api/')) return;
    void reply.serializer((payload: unknown) => JSON.stringify(payload, pathsThrough(token)));
  });
  // Queries are validated by then, so a repeated parameter is no list here.
  app.addHook('preHandler', async (request) => {
    const share = shareOf(request);
    if (share === undefined) return;
    const asked = { params: request.params as Parameters, query: request.query as Parameters };
    if (request.routeOptions.config.shared?.(share, asked) !== true) throw linkNotFound();
  });
}

/** The share link that a request comes with, once it is known to be in force. */
export function shareOf(request: FastifyRequest): Share | undefined {
  return request.getDecorator<Share | null>(shareKey) ?? undefined;
}

/** The path at which the reader of this response finds what is at a path of the interface. */
export function pathFor(request: FastifyRequest, path: string): string {
  const token = shareTokenOf(request);
  return token === undefined ? path : throughLink(token, path);
}

export function linkNotFound(): Refused {
  return new Refused({ code: 'link_not_found' });
}

type Parameters = Readonly<Record<string, unknown>>;

/** True if the route shows something by links, and the scan is that of the link. Nothing of the scan is read for it. */
function isShared(request: FastifyRequest, { scanId }: Share): boolean {
  if (request.is404 || request.routeOptions.config.shared === undefined) return false;
  const { id } = request.params as Parameters;
  return id === undefined || id === scanId;
}

/** Responses name the paths of pictures and reports in these fields. */
const pathFields = new Set(['screenshot_url', 'path']);

function pathsThrough(token: string) {
  return (name: string, value: unknown) =>
    pathFields.has(name) && typeof value === 'string' ? throughLink(token, value) : value;
}

function throughLink(token: string, path: string): string {
  return path.startsWith('/api/scans/') ? `/api/shared/${token}${path.slice('/api'.length)}` : path;
}
