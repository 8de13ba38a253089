import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { AccessTokensTable } from '../../adapters/db/access-tables.ts';
import { scopes } from './scope.ts';
import { asIssue } from '../../texts/issue-text.ts';

export type TokenRow = Selectable<AccessTokensTable>;

const instant = z.iso.datetime({ precision: 3 });

const scopeSchema = z
  .enum(scopes)
  .describe(
    '`read`: everything that only reads, except sign-ins, webhooks, tokens and the audit trail. `scan`: also scans, schedules and marks. `admin`: everything.',
  );

export const tokenRecordSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    scope: scopeSchema,
    hint: z.string().describe('Its last four characters.'),
    created_at: instant,
    last_used_at: instant.nullable().describe('Accurate to the minute.'),
    expires_at: instant.nullable().describe('The token is refused from this time on. null: it does not expire.'),
  })
  .meta({ id: 'Token', description: 'A token with which a program or a person uses the service.' });

export type TokenRecord = z.infer<typeof tokenRecordSchema>;

// oxlint-disable-next-line no-control-regex -- a name is one line, and the database refuses U+0000
const controlCharacters = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;

export const newTokenSchema = z
  .strictObject({
    name: z
      .string()
      .trim()
      .min(1, asIssue('fields.range_characters', { n: 100 }))
      .max(100, asIssue('fields.range_characters', { n: 100 }))
      .refine((text) => text.isWellFormed() && !controlCharacters.test(text), asIssue('fields.control_characters'))
      .describe('Who or what uses it. The audit trail shows it.'),
    scope: scopeSchema,
    expires_at: z.iso
      .datetime({ offset: true })
      .nullable()
      .default(null)
      .describe('The token is refused from this time on. By default it does not expire.'),
  })
  .meta({ id: 'NewToken' });

export type NewToken = z.input<typeof newTokenSchema>;

export function presentToken({
  id,
  name,
  scope,
  hint,
  created_at: created,
  last_used_at: used,
  expires_at: expires,
}: TokenRow): TokenRecord {
  return {
    id,
    name,
    scope,
    hint,
    created_at: created.toISOString(),
    last_used_at: used?.toISOString() ?? null,
    expires_at: expires?.toISOString() ?? null,
  };
}
