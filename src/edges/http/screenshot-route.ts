import { z } from 'zod';
import type { Database } from '../../adapters/db/schema.ts';
import type { ScreenshotStore } from '../../adapters/files/screenshot-store.ts';
import { StoreFailure } from '../../adapters/files/store-failure.ts';
import { openPagePicture } from '../../records/pages/open-page-picture.ts';
import { getWholeScan } from '../../records/scans/read-scans.ts';
import { Problem } from './problem.ts';
import { linkNotFound, shareOf } from './guard-shares.ts';
import { anyShare } from './shared-reads.ts';
import { showsPicture } from '../../service/shares/shows-picture.ts';
import type { HttpApp } from './http-app.ts';
import { problemSchema } from './problem-answers.ts';
import { says } from '../../texts/saying.ts';

const storeAway = new Problem({
  status: 503,
  code: 'files_unavailable',
  saying: says('requests.files_unavailable'),
  headers: { 'retry-after': '5' },
});

type Pictures = { readonly db: Database; readonly screenshots: ScreenshotStore };

/** `GET /api/scans/{id}/screenshots/{name}`: the image at a `screenshot_url`. */
export function addScreenshotRoute(app: HttpApp, { db, screenshots }: Pictures): void {
  app.get(
    '/api/scans/:id/screenshots/:name',
    {
      config: { scope: 'read', shared: anyShare },
      schema: {
        summary: 'Get the picture of a page (JPEG), or the part of it that shows an occurrence (WebP).',
        tags: ['issues'],
        params: z.object({ id: z.string(), name: z.string() }),
        response: {
          200: z.any().describe('image/jpeg or image/webp'),
          404: problemSchema,
          410: problemSchema,
          503: problemSchema,
        },
      },
    },
    async (request, reply) => {
      const scan = await getWholeScan(db, request.params.id);
      const share = shareOf(request);
      if (share !== undefined && !(await showsPicture(db, share, request.params.name))) throw linkNotFound();
      const picture = await openPagePicture({ db, screenshots }, scan.id, request.params.name).catch(
        (error: unknown) => {
          throw error instanceof StoreFailure ? storeAway : error;
        },
      );
      if (picture === undefined) {
        throw new Problem({
          status: 404,
          code: 'screenshot_not_found',
          saying: says('refusals.screenshot_not_found'),
        });
      }
      // The name contains the hash of the image, so its content never changes.
      void reply.header('cache-control', 'private, max-age=31536000, immutable');
      return reply.type(picture.type).send(picture.image);
    },
  );
}
