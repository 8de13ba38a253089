import { cp, mkdtemp, rm } from 'node:fs/promises';
import { flushCompileCache } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { runService } from '../e2e/run-service.ts';
import { ScanClient } from '../e2e/scan-client.ts';
import { startSite } from '../site/serve-site.ts';
import { seedScans } from './seed-scans.ts';
import type { Seeds } from './seed-scans.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The URL of a service with the seeded scans, which stays as it is: tests only look at it. */
    seeded: { readonly origin: string; readonly seeds: Seeds };
  }
}

/**
 * Scans what the page is looked at with: once for all files that only look. Vitest calls it by this name (globalSetup), after
 * that of the template. The service that made them runs until the end: starting one on a copy costs each file four seconds of
 * processor time. Returns how to end it.
 */
export async function setup({ vitest }: TestProject): Promise<() => Promise<void>> {
  const root = vitest.getRootProject();
  const folder = await mkdtemp(join(tmpdir(), 'curbcut-seeded-'));
  await cp(root.getProvidedContext().embeddedTemplates.migrated, folder, { recursive: true });
  const [service, site] = await Promise.all([runService({ CURBCUT_DATA_DIR: folder }), startSite()]);
  const seeds = await seedScans(new ScanClient(service.origin), site);
  await site.close();
  flushCompileCache();
  vitest.provide('seeded', { origin: service.origin, seeds });
  return async () => {
    await service.close();
    await rm(folder, { recursive: true });
  };
}
