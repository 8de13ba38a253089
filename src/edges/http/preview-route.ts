import type { RuleCatalog } from '../../engines/rule-catalog.ts';
import type { PatternThread } from '../../finding-pages/crawl/pattern-thread.ts';
import { assertRulesKnown } from '../../records/scans/assert-rules-known.ts';
import { assertScopeFits } from '../../records/scans/assert-scope-fits.ts';
import type { NewScan } from '../../records/scans/new-scan.ts';
import { newScanSchema } from '../../records/scans/new-scan.ts';
import { notePreview } from '../../records/scans/note-preview.ts';
import type { ScanPreview } from '../../records/scans/scan-preview.ts';
import { presentPreview, scanPreviewSchema } from '../../records/scans/scan-preview.ts';
import { fillInLook } from '../../service/settings/read-settings.ts';
import type { SecretKey } from '../../service/secrets/secret-key.ts';
import type { Database } from '../../adapters/db/schema.ts';
import { assertUsable } from '../../finding-pages/sign-ins/assert-usable.ts';
import { Refused } from '../../texts/refused.ts';
import { findLanguages } from './answer-language.ts';
import { callerKey } from './caller-key.ts';
import { callerOf } from './guard-access.ts';
import type { HttpApp } from './http-app.ts';
import { limitConcurrency } from './limit-concurrency.ts';
import { problemSchema } from './problem-answers.ts';
import { says } from '../../texts/saying.ts';

export type PreviewScan = (wanted: NewScan) => Promise<ScanPreview>;

type PreviewRouteDeps = {
  readonly db: Database;
  readonly patterns: PatternThread;
  readonly catalog: RuleCatalog;
  readonly secretKey?: SecretKey | undefined;
  readonly previewScan?: PreviewScan | undefined;
};

/** A preview of a crawl starts a browser. */
const previewsAtOnce = 2;

export function addPreviewRoute(
  app: HttpApp,
  { db, secretKey, patterns, catalog, previewScan }: PreviewRouteDeps,
): void {
  const schema = {
    summary: 'Show which pages a scan would have, and what it would skip, without scanning.',
    description:
      'Takes the body of `POST /api/scans`. Reads the sitemap for at most 30 seconds. For a crawl, it opens the start in a browser, and applies the rules to its links.',
    tags: ['scans'],
    body: newScanSchema,
    response: {
      200: scanPreviewSchema,
      400: problemSchema,
      404: problemSchema,
      409: problemSchema,
      429: problemSchema,
      503: problemSchema,
    },
  };
  app.post(
    '/api/scans/preview',
    { config: { scope: 'scan' }, schema, onRequest: limitConcurrency(previewsAtOnce) },
    async (request, reply) => {
      if (previewScan === undefined)
        throw new Refused({ code: 'preview_impossible', saying: says('refusals.no_previews_here') });
      assertRulesKnown(request.body, { rules: [...catalog.keys()] });
      await assertScopeFits(patterns, request.body, { caller: callerKey(request) });
      await assertUsable(db, request.body.sign_in, secretKey);
      await notePreview(db, request.body, callerOf(request));
      const { texts } = await findLanguages(request, reply);
      return presentPreview(await previewScan(await fillInLook(db, request.body)), texts.language);
    },
  );
}
