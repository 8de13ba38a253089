import { cp } from 'node:fs/promises';
import { dirname } from 'node:path';
import { inject } from 'vitest';
import type { TestService } from './run-service.ts';
import { runService } from './run-service.ts';

let shared: Promise<TestService> | undefined;

/**
 * One service for all files of a process that change only its settings: starting one with its browsers costs four seconds
 * of processor time. Each file finds it as it was at first, without a scan. It runs until the process ends.
 */
export async function shareTestService(): Promise<TestService> {
  shared ??= startShared();
  const service = await shared;
  return { ...service, close: service.empty };
}

async function startShared(): Promise<TestService> {
  const { migrated } = inject('embeddedTemplates');
  // Next to the templates, which the run removes when it ends.
  return runService({}, (copy) => cp(migrated, copy, { recursive: true }), dirname(migrated));
}
