import { cp } from 'node:fs/promises';
import { inject } from 'vitest';
import type { TestService } from './run-service.ts';
import { runService } from './run-service.ts';

export type { TestService } from './run-service.ts';

type Environment = Readonly<Record<string, string>>;

/** The whole service in this process, with a copy of the empty database that the run made once: creating one takes seconds. */
export async function startTestService(environment: Environment = {}): Promise<TestService> {
  return startServiceOn(inject('embeddedTemplates').migrated, environment);
}

/** The same with a copy of another data folder. */
export async function startServiceOn(folder: string, environment: Environment = {}): Promise<TestService> {
  return runService(environment, (copy) => cp(folder, copy, { recursive: true }));
}
