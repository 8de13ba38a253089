import type { z } from 'zod';
import type { Database } from '../../adapters/db/schema.ts';
import type { RuleCatalog } from '../../engines/rule-catalog.ts';
import type { Settings } from '../../service/settings/settings.ts';
import type { ParameterName, ToolArguments } from './tool-arguments.ts';

/** `settings`: those at the time of the request. `catalog`: in the language of the settings. */
export type Reader = { readonly db: Database; readonly catalog: RuleCatalog; readonly settings: Settings };

/**
 * One operation that a model can request. `read` only reads: the architecture test makes sure that no tool
 * reaches a writing function. The caller's mistake throws Refused.
 */
export type Tool = {
  readonly name: string;
  readonly title: string;
  /** One sentence that names the tool to use next. */
  readonly description: string;
  readonly parameters: readonly ParameterName[];
  readonly answers: z.ZodObject;
  read(reader: Reader, given: ToolArguments): Promise<object>;
};
