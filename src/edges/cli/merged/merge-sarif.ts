import { z } from 'zod';
import type { ReadReport } from './viewport-report.ts';

const resultSchema = z.looseObject({
  ruleId: z.string(),
  partialFingerprints: z.looseObject({ primaryLocationLineHash: z.string() }),
  properties: z.looseObject({ kind: z.string() }),
});
const logSchema = z.looseObject({ runs: z.array(z.looseObject({ results: z.array(resultSchema) })) });
type Result = z.infer<typeof resultSchema>;

/**
 * One log with a run for each viewport, which `automationDetails` names. Each result also names the viewports that have
 * the issue on the page.
 */
export function mergeSarif(reports: readonly ReadReport[]): string {
  const logs = reports.map(({ viewport, text }) => ({ viewport, log: logSchema.parse(JSON.parse(text)) }));
  const viewportsOf = new Map<string, Set<string>>();
  for (const { viewport, log } of logs)
    for (const result of log.runs.flatMap(({ results }) => results)) {
      const key = keyOf(result);
      viewportsOf.set(key, (viewportsOf.get(key) ?? new Set()).add(viewport));
    }
  const runs = logs.flatMap(({ log }) =>
    log.runs.map((run) => ({
      ...run,
      results: run.results.map((result) => ({
        ...result,
        properties: { ...result.properties, viewports: [...(viewportsOf.get(keyOf(result)) ?? [])] },
      })),
    })),
  );
  return `${JSON.stringify({ ...logs[0]?.log, runs })}\n`;
}

/** The end of the hash numbers the states by a baseline, which may differ between viewports. */
function keyOf({ ruleId, properties, partialFingerprints: { primaryLocationLineHash: hash } }: Result): string {
  return `${ruleId} ${properties.kind} ${hash.split(':')[0]}`;
}
