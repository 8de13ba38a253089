import { z } from 'zod';
import { isFields } from './parse-message.ts';
import type { Tool } from './tool.ts';
import { parameterSchemas } from './tool-arguments.ts';

export type ToolDescription = {
  name: string;
  title: string;
  description: string;
  annotations: {
    title: string;
    readOnlyHint: true;
    destructiveHint: false;
    idempotentHint: true;
    openWorldHint: false;
  };
  inputSchema: { type: 'object'; [key: string]: unknown };
  outputSchema: { type: 'object'; [key: string]: unknown };
};

/** A tool as `tools/list` describes it. This is expensive and done once. */
export function declareTool({ name, title, description, parameters, answers }: Tool): ToolDescription {
  return {
    name,
    title,
    description,
    annotations: { title, readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
    inputSchema: {
      type: 'object',
      properties: Object.fromEntries(parameters.map((parameter) => [parameter, parameterSchemas[parameter]])),
      required: parameters.filter((parameter) => parameter !== 'limit' && parameter !== 'offset'),
      additionalProperties: false,
    },
    outputSchema: { ...declareAnswer(answers), type: 'object' },
  };
}

/**
 * An AI client reads the list before it does anything. It needs the meaning of fields, but bounds of responses only
 * cost it tokens.
 */
const ofNoUse = [
  'additionalProperties',
  'required',
  'minimum',
  'maximum',
  'minLength',
  'maxLength',
  'maxItems',
  'propertyNames',
  'format',
  'pattern',
] as const;

/** Longer lists, such as that of languages, say less than the value in a response. */
const mostValues = 10;

/**
 * Responses stay open to additional fields, because a client with an old schema would refuse them otherwise.
 * Names such as `created_at` and `scan_id` already say what format a text has.
 */
function declareAnswer(answers: z.ZodObject): Record<string, unknown> {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(answers, {
    io: 'output',
    override: ({ jsonSchema }) => {
      if (jsonSchema.format === 'date-time') delete jsonSchema.description;
      for (const key of ofNoUse) delete jsonSchema[key];
      if ((jsonSchema.enum?.length ?? 0) > mostValues) delete jsonSchema.enum;
    },
  });
  return splitTypes(schema);
}

/** Some hosts refuse `type: [string, null]`. A choice of the two means the same. */
function splitTypes(schema: object): Record<string, unknown> {
  const split = (_name: string, part: unknown): unknown => {
    if (!isFields(part) || !Array.isArray(part['type'])) return part;
    const { type: _types, ...rest } = part;
    return { ...rest, anyOf: part['type'].map((one: unknown) => ({ type: one })) };
  };
  const text = JSON.stringify(schema);
  // A schema goes in, so a schema comes out.
  return JSON.parse(text, split) as Record<string, unknown>;
}
