import { z } from 'zod';
import { foundComponentSchema } from '../found-element.ts';
import type { EngineResult, Finding, FindingKind, FoundElement } from '../finding.ts';
import { readRulesToReview } from './axe-rules.ts';
import { chooseMessage } from './choose-message.ts';
import { readFacts } from './read-facts.ts';

/** A step inside one document; an inner list goes through shadow roots. */
const targetSchema = z.array(z.union([z.string(), z.array(z.string())]));
const elementSchema = z.object({
  target: targetSchema,
  html: z.string(),
  checks: z.array(z.object({ id: z.string(), need: z.enum(['all', 'one']), data: z.unknown().optional() })),
  facts: z.record(z.string(), z.union([z.string(), z.number()])),
  surroundings: z.string(),
  component: foundComponentSchema,
});
const ruleSchema = z.object({
  id: z.string(),
  error: z.string().nullable(),
  counts: z.tuple([z.int(), z.int(), z.int()]),
  failed: z.array(elementSchema),
  needs_review: z.array(elementSchema),
});
const rulesSchema = z.array(ruleSchema);

type AxeElement = z.infer<typeof elementSchema>;
type AxeRule = z.infer<typeof ruleSchema>;

/** Translates the result of the in-page code into our terms. Throws if its shape is unexpected. */
export function parseAxeReport(text: unknown, unreachedFrames: readonly string[]): EngineResult {
  const rules = rulesSchema.parse(JSON.parse(z.string().parse(text)));
  const applied = rules.filter((rule) => rule.error !== null || rule.counts.some((count) => count > 0));
  return {
    rules: Object.fromEntries(applied.map((rule) => [rule.id, rule.error === null ? rule.counts : null])),
    findings: applied.flatMap((rule) => [...describeFinding(rule, 'failed'), ...describeFinding(rule, 'needs_review')]),
    unreachedFrames,
  };
}

/** More parts outside of landmarks are one finding, because the page lacks landmarks, and each part does not. */
const mostLooseParts = 5;

type Joined = Pick<EngineResult, 'rules' | 'findings'>;

/** Joins the findings of many parts outside of landmarks. */
export function joinLooseParts({ rules, findings }: Joined): Joined {
  const all = findings.find(({ rule, kind }) => rule === 'region' && kind === 'failed');
  const [first] = all?.elements ?? [];
  if (all === undefined || first === undefined || all.total <= mostLooseParts) return { rules, findings };
  const part = { ...first, message: { ...first.message, code: 'region.many', facts: { n: all.total } } };
  const [passed, , review] = rules['region'] ?? [0, 0, 0];
  return {
    rules: { ...rules, region: [passed, 1, review] },
    findings: findings.map((one) => (one === all ? { ...all, total: 1, elements: [part] } : one)),
  };
}

/** `[["#host", "p"]]` and `["#frame", "p"]` both read `… >>> p`, where `>>>` is a frame or a shadow root. */
export function joinTarget(target: z.infer<typeof targetSchema>): string {
  return target.flat().join(' >>> ');
}

function describeFinding(rule: AxeRule, kind: FindingKind): readonly Finding[] {
  const total = rule.error === null ? rule.counts[kind === 'failed' ? 1 : 2] : 0;
  if (total === 0) return [];
  return [
    {
      kind,
      rule: rule.id,
      total,
      elements: rule[kind].map((element) => describeElement(element, { rule: rule.id, kind })),
    },
  ];
}

/** Rules whose failures need review. */
const failingRules = readRulesToReview();

type Of = { readonly rule: string; readonly kind: FindingKind };

function describeElement({ target, html, surroundings, component, checks, facts }: AxeElement, of: Of): FoundElement {
  const result = of.kind === 'failed' || failingRules.has(of.rule) ? 'fail' : 'incomplete';
  const details = checks.map((check) => ({ ...check, result }) as const);
  const chosen = chooseMessage({ ...of, checks: details }, { ...facts, ...readFacts(details) });
  return { selector: joinTarget(target), html, message: { ...chosen, details }, surroundings, component };
}
