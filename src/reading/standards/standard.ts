import { z } from 'zod';
import { say } from '../../texts/say.ts';
import type { Said } from '../../texts/saying.ts';
import type { Spoken } from '../../texts/texts.ts';

const clauseSchema = z.object({
  id: z.string().describe('The number of the clause in the standard: 1.4.3, 9.1.4.3.'),
  name: z.string(),
  level: z.enum(['A', 'AA']).nullable().describe('null: the standard gives this clause no level.'),
  criterion: z.string().nullable().describe('The WCAG success criterion, if the clause is exactly one.'),
});

const legalNoteSchema = z
  .object({ text: z.string(), as_of: z.iso.date(), source: z.string() })
  .describe('The state of the law on a given day. It is not legal advice, and does not include later changes.');

export const standardSchema = z
  .object({
    id: z.string(),
    title: z.string(),
    version: z.string(),
    legal_note: legalNoteSchema.nullable(),
    clauses: z.array(clauseSchema),
  })
  .meta({ id: 'Standard' });

type Clause = z.infer<typeof clauseSchema>;
type LegalNote = z.infer<typeof legalNoteSchema>;

/** A clause, and the condition for a rule to belong to it. */
export type StandardClause = Readonly<Omit<Clause, 'name'>> & {
  readonly name: Said;
  /** The RGAA criterion whose rules belong to the clause. If absent, the clause has the rules of its WCAG criterion. */
  readonly rgaa?: string;
};

export type Standard = {
  readonly id: string;
  readonly title: Said;
  readonly version: string;
  readonly legalNote: (Readonly<Omit<LegalNote, 'text'>> & { readonly text: Said }) | null;
  readonly clauses: readonly StandardClause[];
};

export function presentStandard(standard: Standard, language: Spoken): z.infer<typeof standardSchema> {
  const { id, title, version, legalNote, clauses } = standard;
  return {
    id,
    title: say(language, title),
    version,
    legal_note: legalNote && { ...legalNote, text: say(language, legalNote.text) },
    clauses: clauses.map((clause) => presentClause(clause, language)),
  };
}

export function presentClause({ id, name, level, criterion }: StandardClause, language: Spoken): Clause {
  return { id, name: say(language, name), level, criterion };
}
