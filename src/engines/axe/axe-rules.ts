import { createRequire } from 'node:module';
import type Axe from 'axe-core';
import { z } from 'zod';

/** The file that is also sent to pages, because the package's version with comments takes twice as long to load. */
const axe = createRequire(import.meta.url)('axe-core/axe.min.js') as typeof Axe; // its types are those of the package

const impactSchema = z.enum(['critical', 'serious', 'moderate', 'minor']);

const metadataSchema = z.array(
  z.object({
    ruleId: z.string(),
    description: z.string(),
    help: z.string(),
    helpUrl: z.url(),
    tags: z.array(z.string()).readonly(),
    actIds: z.array(z.string()).readonly().default([]),
  }),
);

/** The metadata of each axe rule, enabled by default or not. */
export type AxeRuleMetadata = Readonly<
  z.infer<typeof metadataSchema>[number] & { impact: z.infer<typeof impactSchema> }
>;

// `getRules()` leaves the impact out. axe 4.14 keeps one on every rule in `_audit` and copies it onto the results. Its
// checks no longer have one. So a rule without an impact means that axe has changed.
const internalsSchema = z.object({
  _audit: z.object({
    rules: z.array(z.object({ id: z.string(), impact: impactSchema, reviewOnFail: z.boolean().optional() })),
  }),
});

/** All rules of the installed axe-core in its order. Throws (ZodError or Error) if axe's shape has changed. */
export function readAxeRules(): readonly AxeRuleMetadata[] {
  const { _audit: audit } = internalsSchema.parse(axe);
  const impactByRule = new Map(audit.rules.map(({ id, impact }) => [id, impact]));
  return metadataSchema.parse(axe.getRules()).map((rule) => {
    const impact = impactByRule.get(rule.ruleId);
    if (impact === undefined) throw new Error(`axe-core states no impact for the rule ${rule.ruleId}.`);
    return { ...rule, impact };
  });
}

/** Rules whose failures axe leaves to people, although their checks have failed. */
export function readRulesToReview(): ReadonlySet<string> {
  const { _audit: audit } = internalsSchema.parse(axe);
  return new Set(audit.rules.filter(({ reviewOnFail }) => reviewOnFail === true).map(({ id }) => id));
}

const fillerSchema = z.object({
  processMessage: z.custom<(message: unknown, data: unknown) => unknown>((value) => typeof value === 'function'),
});

/** Fills a template of axe with the measurements of a check. */
export function fillAxeMessage(template: string, data: unknown): string {
  const { processMessage } = fillerSchema.parse(axe.utils);
  return z.string().parse(processMessage(template, data ?? {}));
}
