import { isDatabaseAway } from '../adapters/db/is-database-away.ts';
import type { ReadDatabase } from '../adapters/db/read-database.ts';
import type { PdfPrinter } from '../browser/print-pdf.ts';
import type { Config } from '../config.ts';
import type { HttpDeps } from '../edges/http/create-http-app.ts';
import { createHttpApp } from '../edges/http/create-http-app.ts';
import type { HttpApp } from '../edges/http/http-app.ts';
import type { RuleCatalog } from '../engines/rule-catalog.ts';
import { createDocumentPrinter } from '../reports/pdf/print-document.ts';
import { createPdfRenderer } from '../reports/pdf/render-pdf.ts';
import { readCommit, version } from '../version.ts';
import type { Worker } from '../worker/worker.ts';
import type { Jobs } from './prepare-jobs.ts';

type WebParts = Pick<HttpDeps, 'db' | 'log' | 'metrics' | 'patterns' | 'screenshots' | 'secretKey'> & {
  readonly catalogIn: (language: string) => RuleCatalog;
  readonly config: Config;
  readonly jobs: Jobs;
  readonly printer: PdfPrinter | undefined;
  readonly reads: ReadDatabase | undefined;
  readonly worker: Worker | undefined;
};

/** Returns undefined if this process has no interface. */
export async function createWeb(parts: WebParts): Promise<HttpApp | undefined> {
  const { catalogIn, config, jobs, printer, reads, worker, ...deps } = parts;
  if (config.role === 'worker') return undefined;
  const { screenshots } = deps;
  const closing = new AbortController();
  const printDocument = printer && createDocumentPrinter(printer.print);
  const app = await createHttpApp({
    ...deps,
    catalog: catalogIn('en'),
    catalogIn,
    build: { version, commit: readCommit() },
    now: () => new Date(),
    openReader: reads?.open,
    examineReplica: reads?.examine,
    isDatabaseAway,
    wakeWorker: () => worker?.wake(),
    wakeJobs: jobs.wake,
    previewScan: worker?.preview,
    testSignIn: worker?.testSignIn,
    printDocument,
    renderPdf: printDocument && createPdfRenderer({ screenshots, printDocument }),
    allowedHosts: config.allowedHosts,
    publicUrl: config.publicUrl,
    keepsScans: config.keepsScans,
    access: config.access,
    closing: closing.signal,
  });
  // Aborts long responses, because the interface would wait for them.
  app.addHook('preClose', () => closing.abort());
  return app;
}
