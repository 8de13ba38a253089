import { z } from 'zod';
import { foundElementShape } from '../found-element.ts';
import type { EngineResult, Finding, FindingKind, FoundElement } from '../finding.ts';
import { toRemark } from '../rule-sentences.ts';
import { factsSchema } from '../../texts/saying.ts';

const elementSchema = z.object({
  ...foundElementShape,
  message: z.union([z.tuple([z.string()]), z.tuple([z.string(), factsSchema])]).readonly(),
});
const resultSchema = z.object({
  counts: z.tuple([z.int(), z.int(), z.int()]),
  failed: z.array(elementSchema),
  needs_review: z.array(elementSchema),
});
const questionSchema = z.object({ declared: z.string(), texts: z.array(z.string()).readonly() });
const askedSchema = elementSchema.omit({ message: true }).extend({ question: questionSchema });
const resultsSchema = z.record(z.string(), resultSchema.extend({ asked: z.array(askedSchema) }).nullable());

/** A rule's result for one document. Messages have the codes of the rule. */
export type SaidResult = z.infer<typeof resultSchema>;
/** The results by rule. `null` for an unfinished rule. */
export type SaidResults = Readonly<Record<string, SaidResult | null>>;
type RuleResult = {
  readonly counts: readonly [number, number, number];
  readonly failed: readonly FoundElement[];
  readonly needs_review: readonly FoundElement[];
};
/** The results as remarks, whose codes also name the rule. */
export type RuleResults = Readonly<Record<string, RuleResult | null>>;
export type AskedElement = Readonly<z.infer<typeof askedSchema>>;
/** The question whether text is in its declared language. */
export type LanguageQuestion = Readonly<z.infer<typeof questionSchema>>;
/** Results with elements whose outcome needs an answer: see answer-questions.ts. */
export type AskedResults = Readonly<z.infer<typeof resultsSchema>>;

export function parseResults(text: unknown): AskedResults {
  return resultsSchema.parse(JSON.parse(z.string().parse(text)));
}

/** The results with the rule's name added to each code. */
export function nameMessages(results: SaidResults): RuleResults {
  return Object.fromEntries(Object.entries(results).map(([id, result]) => [id, nameInResult(id, result)]));
}

function nameInResult(rule: string, result: SaidResult | null): RuleResult | null {
  if (result === null) return null;
  const name = (elements: SaidResult['failed']) =>
    elements.map(({ message, ...element }) => ({ ...element, message: toRemark(rule, message) }));
  return { counts: result.counts, failed: name(result.failed), needs_review: name(result.needs_review) };
}

/** One document of a page: its results, and the steps that lead to it through frames, empty for the page's own. */
export type DocumentResults = { readonly path: string; readonly results: RuleResults };

/** Merges all documents of a page. A rule that was unfinished in one of them is unfinished on the page. */
export function joinResults(
  documents: readonly DocumentResults[],
  maxElements: number,
): Omit<EngineResult, 'unreachedFrames'> {
  const ruleIds = [...new Set(documents.flatMap(({ results }) => Object.keys(results)))];
  const joined = ruleIds.map((rule) => joinRule(rule, documents, maxElements));
  const applied = joined.filter(({ counts }) => counts === null || counts.some((count) => count > 0));
  return {
    rules: Object.fromEntries(applied.map(({ rule, counts }) => [rule, counts])),
    findings: applied.flatMap(({ findings }) => findings),
  };
}

type Joined = {
  readonly rule: string;
  readonly counts: readonly [number, number, number] | null;
  readonly findings: readonly Finding[];
};

function joinRule(rule: string, documents: readonly DocumentResults[], maxElements: number): Joined {
  const parts = documents.flatMap(({ path, results }) => {
    const result = results[rule];
    return result === undefined ? [] : [{ path, result }];
  });
  const finished = parts.flatMap(({ path, result }) => (result === null ? [] : [{ path, result }]));
  if (finished.length < parts.length) return { rule, counts: null, findings: [] };
  const sum = (index: 0 | 1 | 2) => finished.reduce((total, { result }) => total + result.counts[index], 0);
  const counts = [sum(0), sum(1), sum(2)] as const;
  const findingOf = (kind: FindingKind, total: number): readonly Finding[] => {
    const elements = finished.flatMap(({ path, result }) =>
      result[kind].map((element) => ({ ...element, selector: `${path}${element.selector}` })),
    );
    return total === 0 ? [] : [{ kind, rule, total, elements: elements.slice(0, maxElements) }];
  };
  return { rule, counts, findings: [...findingOf('failed', counts[1]), ...findingOf('needs_review', counts[2])] };
}
