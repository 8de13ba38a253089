import { spawn } from 'node:child_process';
import { z } from 'zod';
import { engines } from '../../src/engines/engines.ts';
import type { ScanClient } from '../../test/e2e/scan-client.ts';

const reportSchema = z.object({
  issues: z.array(
    z.object({
      rule: z.string(),
      kind: z.enum(['failed', 'needs_review']),
      occurrences: z.array(z.object({ page_url: z.string(), selector: z.string(), path: z.array(z.string()) })),
    }),
  ),
  pages: z.array(z.object({ url: z.string(), status: z.string(), rules_not_run: z.array(z.string()) })),
});

/** `isLoaded`: two busy loops ran beside it. */
export type AgainRun = {
  readonly isLoaded: boolean;
  readonly seconds: number;
  /** The status of each finding, by its name. */
  readonly findings: ReadonlyMap<string, 'failed' | 'needs_review'>;
  /** The rules that did not finish, by page. */
  readonly notRun: ReadonlyMap<string, readonly string[]>;
  readonly notScanned: readonly string[];
};

/** Separates the parts of the name of a finding: page, engine, rule, selector, and whether it is in an opened part. */
export const separator = '\t';
export const opened = 'opened';

type Asked = { readonly origin: string; readonly sitemap: string; readonly order: object; readonly isLoaded: boolean };

/** Scans the site once, as a client of the interface does, and reads what it found. */
export async function scanAgain(client: ScanClient, { origin, sitemap, order, isLoaded }: Asked): Promise<AgainRun> {
  const loops = isLoaded ? startBusyLoops() : [];
  const started = performance.now();
  try {
    const { id } = await client.scan({ sitemap_url: sitemap, scan_type: 'sitemap', fresh: true, ...order });
    const seconds = Math.round((performance.now() - started) / 1000);
    const answer = await fetch(`${origin}/api/scans/${id}/issues/report.json`);
    return { isLoaded, seconds, ...readReport(reportSchema.parse(await answer.json())) };
  } finally {
    for (const loop of loops) loop.kill('SIGKILL');
  }
}

function startBusyLoops() {
  return [1, 2].map(() => spawn(process.execPath, ['--eval', 'for (;;);'], { stdio: 'ignore' }));
}

const engineOfRule = new Map(engines.flatMap(({ id, rules }) => rules().map((rule) => [rule.id, id] as const)));

function readReport({ issues, pages }: z.infer<typeof reportSchema>) {
  const findings = issues.flatMap(({ rule, kind, occurrences }) =>
    occurrences.map(({ page_url: url, selector, path }) => {
      const place = path.length > 0 ? opened : '';
      const name = [pathOf(url), engineOfRule.get(rule) ?? '', rule, selector, place].join(separator);
      return [name, kind] as const;
    }),
  );
  const scanned = pages.filter(({ status }) => status === 'completed');
  return {
    findings: new Map(findings),
    notRun: new Map(
      scanned.flatMap(({ url, rules_not_run: rules }) => (rules.length > 0 ? [[pathOf(url), rules]] : [])),
    ),
    notScanned: pages.filter((page) => !scanned.includes(page)).map(({ url }) => pathOf(url)),
  };
}

function pathOf(url: string): string {
  return decodeURIComponent(new URL(url).pathname);
}
