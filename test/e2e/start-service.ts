import { cp } from 'node:fs/promises';
import { inject } from 'vitest';
import type { TestService } from './run-service.ts';
import { runService } from './run-service.ts';

export type { TestService } from './run-service.ts';

/** The whole service in this process, with a copy of the empty database that the run made once: creating one takes seconds. */
export async function startTestService(environment: Readonly<Record<string, string>> = {}): Promise<TestService> {
  return runService(environment, (folder) => cp(inject('embeddedTemplate'), folder, { recursive: true }));
}
