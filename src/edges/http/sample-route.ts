import type { Database } from '../../adapters/db/schema.ts';
import { readSample, sampleDetailsSchema } from '../../finding-pages/samples/read-sample.ts';
import { getWholeScan } from '../../records/scans/read-scans.ts';
import { Refused } from '../../texts/refused.ts';
import type { HttpApp } from './http-app.ts';
import { problemSchema } from './problem-answers.ts';
import { scanParams } from './scans-routes.ts';
import { shareOfScan } from './shared-reads.ts';

/** Serves how the pages of a scan were chosen. */
export function addSampleRoute(app: HttpApp, { db }: { readonly db: Database }): void {
  const schema = {
    summary: 'Get the sample of a scan: its pages, why each is in it, and what it covers.',
    description: 'Only for scans that were started with a `sample`.',
    tags: ['scans'],
    params: scanParams,
    response: { 200: sampleDetailsSchema, 404: problemSchema, 410: problemSchema },
  };
  app.get('/api/scans/:id/sample', { config: { scope: 'read', shared: shareOfScan }, schema }, async (request) => {
    const sample = await readSample(db, await getWholeScan(db, request.params.id));
    if (sample === undefined) throw new Refused({ code: 'sample_not_found' });
    return sample;
  });
}
