import { z } from 'zod';
import { mapSaid } from '../texts/map-facts.ts';
import type { Facts } from '../texts/saying.ts';
import { factsSchema } from '../texts/saying.ts';
import { toStoredText } from '../texts/stored-text.ts';
import type { PageState } from './page-states.ts';
import { pageStates } from './page-states.ts';

const detailSchema = z.object({
  id: z.string(),
  /** `all`: must be fixed. `one`: one of several ways to fix the finding. */
  need: z.enum(['all', 'one']),
  result: z.enum(['fail', 'incomplete']),
  /** The measurement of the check. */
  data: z.unknown().optional(),
});

/**
 * One check of an engine that has its own words for its result. The engine says it: see `sayCheck` in
 * engines/engine.ts.
 */
export type CheckDetail = Readonly<z.infer<typeof detailSchema>>;

/**
 * An engine's remark about an element, in no language: `rule.message`, the facts for the sentences of that code
 * (engines/rule-sentences.ts), and the engine's own list. Facts come from the page: they are data, never markup.
 */
export type Remark = {
  readonly code: string;
  readonly facts?: Facts | undefined;
  readonly details?: readonly CheckDetail[] | undefined;
  /** The state of the page that the remark is about. Undefined: the default state. */
  readonly state?: PageState | undefined;
  /** Remarks about the element in other states, if they differ. */
  readonly also?: readonly Remark[] | undefined;
};

/** Facts that only identify one element: names, texts and addresses of the page. */
const identifying: ReadonlySet<string> = new Set([
  'address',
  'ariaLabel',
  'file',
  'first',
  'id',
  'name',
  'other',
  'quotedHeaders',
  'second',
  'section',
  'target',
  'text',
  'title',
]);

const longestText = 200;
const mostEntries = 12;
const deepest = 3;

const remarkSchema: z.ZodType<Remark> = z.lazy(() =>
  z.object({
    code: z.string(),
    facts: factsSchema.optional(),
    details: z.array(detailSchema).optional(),
    state: z.enum(pageStates).optional(),
    also: z.array(remarkSchema).optional(),
  }),
);

/** A copy of the remark with its page texts changed: redacted, or fit to be stored. Codes and numbers stay. */
export function mapRemark(remark: Remark, change: (text: string) => string): Remark {
  const { facts, details, also } = remark;
  return {
    ...remark,
    ...(details !== undefined && {
      details: details.map((detail) => ({ ...detail, data: mapData(detail.data, change) })),
    }),
    ...(also !== undefined && { also: also.map((other) => mapRemark(other, change)) }),
    ...(facts !== undefined && { facts: mapSaid({ code: '', facts }, change).facts }),
  };
}

/**
 * Changes words of the page in the measurements of a check. `messageKey` is the check's own word. Longer and deeper
 * data is cut.
 */
function mapData(data: unknown, change: (text: string) => string, depth = 0): unknown {
  if (typeof data === 'string') return change(data);
  if (typeof data !== 'object' || data === null) return data;
  if (depth === deepest) return undefined;
  if (Array.isArray(data)) return data.slice(0, mostEntries).map((entry) => mapData(entry, change, depth + 1));
  return Object.fromEntries(
    Object.entries(data)
      .slice(0, mostEntries)
      .map(([name, value]) => [name, name === 'messageKey' ? value : mapData(value, change, depth + 1)]),
  );
}

/** The remark without the facts that only identify one element, so that it is equal for equal problems. */
export function generalize({ facts = {}, also = [], ...remark }: Remark): Remark {
  const general = Object.entries(facts).map(([name, fact]) => [name, identifying.has(name) ? '…' : fact] as const);
  return { ...remark, facts: Object.fromEntries(general), also: also.map(generalize) };
}

/** The stored form: JSON text, of limited length. */
export function storeRemark(remark: Remark): string {
  return JSON.stringify(mapRemark(remark, (text) => toStoredText(text, longestText)));
}

export function readRemark(stored: string): Remark {
  return remarkSchema.parse(JSON.parse(stored));
}
