import { z } from 'zod';
import { inPageCall } from '../../browser/in-page-code.ts';
import { foundElementShape } from '../found-element.ts';
import type { EngineResult, Finding, FindingKind, FoundElement } from '../finding.ts';
import type { OperatedPage } from './operated-page.ts';

const describeStops = inPageCall<[stops: readonly number[]]>(
  new URL('in-page/stops.ts', import.meta.url),
  'describeStops',
);
const describeBodyInPage = inPageCall<[]>(new URL('in-page/page-state.ts', import.meta.url), 'describeBody');
const describedSchema = z.array(z.object(foundElementShape));

/** What a rule says about elements. `elements` may be fewer than `count`: those that are described. */
export type RuleFindings = {
  readonly passed: number;
  readonly found: readonly { readonly kind: FindingKind; readonly elements: readonly FoundElement[] }[];
};

/** Undefined: the rule does not apply to the page. */
export type RuleOutcome = RuleFindings | undefined;

/** The elements behind these stops, all with one message. */
export async function describeElements(
  page: OperatedPage,
  stops: readonly number[],
  message: string,
): Promise<readonly FoundElement[]> {
  const described = describedSchema.parse(await page.evaluate(describeStops(stops)));
  return described.map((element) => ({ ...element, message }));
}

/** What concerns the page as a whole. */
export async function describeBody(page: OperatedPage, message: string): Promise<readonly FoundElement[]> {
  const described = describedSchema.parse(await page.evaluate(describeBodyInPage()));
  return described.map((element) => ({ ...element, message }));
}

/** One rule's part of the engine's result. */
export function toResult(
  rule: string,
  { passed, found }: RuleFindings,
  maxElements: number,
): Pick<EngineResult, 'rules' | 'findings'> {
  const findings = (['failed', 'needs_review'] as const).map((kind) => toFinding(rule, kind, found));
  const counts = [passed, findings[0]?.total ?? 0, findings[1]?.total ?? 0] as const;
  if (counts.every((count) => count === 0)) return { rules: {}, findings: [] };
  return {
    rules: { [rule]: counts },
    findings: findings
      .filter(({ total }) => total > 0)
      .map((finding) => ({ ...finding, elements: finding.elements.slice(0, maxElements) })),
  };
}

function toFinding(rule: string, kind: FindingKind, found: RuleFindings['found']): Finding {
  const elements = found.filter((part) => part.kind === kind).flatMap((part) => part.elements);
  return { kind, rule, total: elements.length, elements };
}
