import type { FastifyRequest } from 'fastify';
import type { ReportLinks } from '../../reports/report-links.ts';
import { pathFor, shareOf } from './guard-shares.ts';
import { screenshotUrl } from './issue-answers.ts';
import { originFor } from './origin-for.ts';

export type LinkingDeps = {
  /** The URL that people use to reach the service. Undefined: that of the request. */
  readonly publicUrl?: URL | undefined;
  /** False: the service ends with its scan, so its links lead nowhere. */
  readonly keepsScans?: boolean | undefined;
};

/** A share link shows pictures, and has no page for one occurrence. */
export function linksFor(request: FastifyRequest, { publicUrl, keepsScans = true }: LinkingDeps): ReportLinks {
  if (!keepsScans) return { picture: () => null, occurrence: () => null };
  const origin = originFor(request, publicUrl);
  const isShared = shareOf(request) !== undefined;
  return {
    picture: (scanId, name) => `${origin}${pathFor(request, screenshotUrl(scanId, name))}`,
    occurrence: (scanId, id) => (isShared ? null : `${origin}/scans/${scanId}/occurrences/${id}`),
  };
}
