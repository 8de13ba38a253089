import { cp } from 'node:fs/promises';
import { dirname } from 'node:path';
import { inject } from 'vitest';
import type { TestService } from './run-service.ts';
import { runService } from './run-service.ts';

let shared: Promise<TestService> | undefined;

/** The key with which the shared service encrypts what sign-ins and webhooks need. */
export const sharedSecretKey = 'c'.repeat(64);

/** Files with and without sign-ins share it, and those that read its log. Others only have more of both than they need. */
const environment = {
  CURBCUT_SECRET_KEY: sharedSecretKey,
  CURBCUT_WEBHOOK_ALLOW: '127.0.0.1',
  LOG_LEVEL: 'trace',
};

/**
 * One service for all files of a process that change only its settings: starting one with its browsers costs four seconds
 * of processor time. Each file finds it as it was at first, without a scan, and its log from then on. It runs until the
 * process ends.
 */
export async function shareTestService(): Promise<TestService> {
  shared ??= startShared();
  const service = await shared;
  const { length } = service.logged();
  return { ...service, logged: () => service.logged().slice(length), close: service.empty };
}

async function startShared(): Promise<TestService> {
  const { migrated } = inject('embeddedTemplates');
  // Next to the templates, which the run removes when it ends.
  return runService(environment, (copy) => cp(migrated, copy, { recursive: true }), dirname(migrated));
}
