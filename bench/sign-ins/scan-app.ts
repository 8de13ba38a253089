import { z } from 'zod';
import { ScanClient } from '../../test/e2e/scan-client.ts';
import type { TestService } from '../../test/e2e/run-service.ts';
import type { RunningApp } from './real-app.ts';

/** `seen`: what the scan recorded of a page, in a line. Undefined if it was not scanned. */
export type SeenPage = { readonly url: string; readonly outcome: string; readonly seen: string | undefined };

export type Scanned = { readonly id: string; readonly pages: readonly SeenPage[]; readonly pauses: number };

export type Means = {
  readonly service: TestService;
  readonly client: ScanClient;
  readonly app: RunningApp;
  readonly origin: string;
  readonly signInId: string;
};

/** More, and something else is wrong. */
const mostPauses = 20;

type Target = { readonly app: RunningApp; readonly origin: string };

export async function prepare(service: TestService, { app, origin }: Target): Promise<Means> {
  const client = new ScanClient(service.origin);
  await client.putSettings({ performance: { concurrency: 2, operate_ms: 0 } });
  const body = describeSignIn({ app, origin });
  const created = await ask(`${service.origin}/api/sign-ins`, 'POST', body);
  const { id } = z.object({ id: z.string() }).parse(created);
  return { service, client, app, origin, signInId: id };
}

export async function trySignIn({ service, signInId }: Means): Promise<{ readonly detail: string }> {
  const answer = await ask(`${service.origin}/api/sign-ins/${signInId}/test`, 'POST');
  return z.object({ detail: z.string() }).parse(answer);
}

/** Lists the pages. When the scan is paused, a person enters the secret again and resumes it. */
export async function scanAs(means: Means, who: 'visitor' | 'member'): Promise<Scanned> {
  const { client, app, origin, service, signInId } = means;
  const urls = app.pages.map((path) => `${origin}${path}`);
  const created = await client.create({ scan_type: 'list', urls, ...(who === 'member' && { sign_in: signInId }) });
  let scan = await client.untilAtRest(created.id);
  let pauses = 0;
  while (scan.status === 'paused') {
    pauses += 1;
    console.error(scan.error?.message);
    if (pauses > mostPauses) throw new Error(scan.error?.message ?? 'The scan pauses again and again.');
    await ask(`${service.origin}/api/sign-ins/${signInId}`, 'PUT', describeSignIn(means));
    await client.post(`/api/scans/${created.id}/resume`);
    scan = await client.untilAtRest(created.id);
  }
  const pages = await client.pages(created.id);
  console.error(`Scanned as ${who}, ${scan.status}, with ${pauses} pauses.`);
  return { id: created.id, pages: pages.map(describePage), pauses };
}

function describePage({
  url,
  status,
  outcome,
  title,
  counts,
}: Awaited<ReturnType<ScanClient['pages']>>[number]): SeenPage {
  const { rules_failed: rules, failed_occurrences: failed, needs_review_occurrences: review } = counts;
  const seen = `"${title ?? ''}", ${rules} rules failed ${failed} times, ${review} to review`;
  return { url, outcome: outcome ?? '', seen: status === 'completed' ? seen : undefined };
}

function describeSignIn({ app, origin }: Target): object {
  return { name: 'Member', origins: [origin], ...app.signIn() };
}

async function ask(url: string, method: string, body?: object): Promise<unknown> {
  const sent =
    body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const response = await fetch(url, { method, ...sent });
  if (!response.ok) throw new Error(`${method} ${url} was answered ${response.status}: ${await response.text()}`);
  return response.json();
}
