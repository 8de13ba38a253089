import { z } from 'zod';
import { foundComponentSchema } from '../found-element.ts';
import type { EngineResult, Finding, FindingKind, FoundElement } from '../finding.ts';
import type { AxeMessages } from './messages.ts';
import { messagesIn } from './messages-in.ts';

/** A step inside one document; an inner list goes through shadow roots. */
const targetSchema = z.array(z.union([z.string(), z.array(z.string())]));
const elementSchema = z.object({
  target: targetSchema,
  html: z.string(),
  any: z.array(z.string()),
  all: z.array(z.string()),
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

/** Translates what the in-page code returned into our terms. Throws when it does not have that shape. */
export function parseAxeReport(text: unknown, unreachedFrames: readonly string[], language: string): EngineResult {
  const rules = rulesSchema.parse(JSON.parse(z.string().parse(text)));
  const messages = messagesIn(language);
  const applied = rules.filter((rule) => rule.error !== null || rule.counts.some((count) => count > 0));
  return {
    rules: Object.fromEntries(applied.map((rule) => [rule.id, rule.error === null ? rule.counts : null])),
    findings: applied.flatMap((rule) => [
      ...describeFinding(rule, 'failed', messages),
      ...describeFinding(rule, 'needs_review', messages),
    ]),
    unreachedFrames,
  };
}

/** `[["#host", "p"]]` and `["#frame", "p"]` both read `… >>> p`: a frame or a shadow root lies between. */
export function joinTarget(target: z.infer<typeof targetSchema>): string {
  return target.flat().join(' >>> ');
}

function describeFinding(rule: AxeRule, kind: FindingKind, messages: AxeMessages): readonly Finding[] {
  const total = rule.error === null ? rule.counts[kind === 'failed' ? 1 : 2] : 0;
  if (total === 0) return [];
  return [{ kind, rule: rule.id, total, elements: rule[kind].map((element) => describeElement(element, messages)) }];
}

function describeElement(element: AxeElement, messages: AxeMessages): FoundElement {
  return {
    selector: joinTarget(element.target),
    html: element.html,
    message: describeChecks(element, messages),
    surroundings: element.surroundings,
    component: element.component,
  };
}

/** axe's terms: each of `all` must be fixed; one of `any` is enough. */
function describeChecks({ any, all }: AxeElement, { fixAll, fixOne }: AxeMessages): string {
  const must = all.length > 1 ? fixAll(joinMessages(all)) : (all[0] ?? '');
  const either = any.length > 1 ? fixOne(joinMessages(any)) : (any[0] ?? '');
  return [must, either].filter((text) => text !== '').join('\n');
}

/** Some translations end each message with a period, others none. */
function joinMessages(messages: readonly string[]): string {
  return messages.map((message, at) => (at === messages.length - 1 ? message : message.replace(/\.$/u, ''))).join('; ');
}
