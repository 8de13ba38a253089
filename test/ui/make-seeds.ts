import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
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
    /** The URLs of a service with the seeded scans, which stays as it is: tests only look at it. `seeds` answers when they are made. */
    seeded: { readonly origin: string; readonly seeds: string };
  }
}

/**
 * Scans what the page is looked at with: once for all files that only look, while the first files of other kinds run. Vitest calls it by
 * this name (globalSetup), after that of the template. The service that made them runs until the end: starting one on a copy costs
 * each file four seconds of processor time. Returns how to end it.
 */
export async function setup({ vitest }: TestProject): Promise<() => Promise<void>> {
  const root = vitest.getRootProject();
  const folder = await mkdtemp(join(tmpdir(), 'curbcut-seeded-'));
  await cp(root.getProvidedContext().embeddedTemplates.migrated, folder, { recursive: true });
  const service = await runService({ CURBCUT_DATA_DIR: folder });
  flushCompileCache();
  const seeds = makeSeeds(service.origin);
  const server = await answerWith(seeds);
  vitest.provide('seeded', { origin: service.origin, seeds: server.url });
  return async () => {
    await seeds.catch(() => undefined);
    server.close();
    await service.close();
    await rm(folder, { recursive: true });
  };
}

async function makeSeeds(origin: string): Promise<Seeds> {
  const site = await startSite();
  try {
    return await seedScans(new ScanClient(origin), site);
  } finally {
    await site.close();
  }
}

/** Answers each request with what the promise gives, or with its error. */
async function answerWith(seeds: Promise<Seeds>): Promise<{ readonly url: string; readonly close: () => void }> {
  const answer = seeds.then(
    (made) => ({ status: 200, text: JSON.stringify(made) }),
    (error: unknown) => ({ status: 500, text: String(error) }),
  );
  const server = createServer((_request, response) => {
    void answer.then(({ status, text }) => response.writeHead(status).end(text));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo; // it listens on a port
  return {
    url: `http://127.0.0.1:${port}/`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
