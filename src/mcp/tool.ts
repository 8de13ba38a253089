import type { z } from 'zod';
import type { Database } from '../db/schema.ts';
import type { RuleCatalogue } from '../engines/rule-catalogue.ts';
import type { Settings } from '../settings/settings.ts';
import type { ParameterName, ToolArguments } from './tool-arguments.ts';

/** `settings`: those in force when the request came; `catalogue`: in their language. */
export type Reader = { readonly db: Database; readonly catalogue: RuleCatalogue; readonly settings: Settings };

/**
 * One thing that a model can ask for. `read` only ever reads: the architecture test holds that no tool can reach a
 * writing function. The caller's mistake throws Refused.
 */
export type Tool = {
  readonly name: string;
  readonly title: string;
  /** One sentence, which names the tool to use next. */
  readonly description: string;
  readonly parameters: readonly ParameterName[];
  readonly answers: z.ZodObject;
  read(reader: Reader, given: ToolArguments): Promise<object>;
};
