import { z } from 'zod';

const clauseSchema = z.object({
  id: z.string().describe('As the standard numbers it: 1.4.3, 9.1.4.3.'),
  name: z.string(),
  level: z.enum(['A', 'AA']).nullable().describe('null: the standard gives this clause no level.'),
  criterion: z.string().nullable().describe('The success criterion of WCAG, if the clause is exactly one.'),
});

const legalNoteSchema = z
  .object({ text: z.string(), as_of: z.iso.date(), source: z.string() })
  .describe('Where the law stood on a day. It is no legal advice, and later changes are not in it.');

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

/** A clause, and what a rule must say about itself to belong to it. */
export type StandardClause = Readonly<Clause> & {
  /** The criterion of RGAA whose rules belong to the clause. Otherwise its rules are those of its WCAG criterion. */
  readonly rgaa?: string;
};

export type Standard = {
  readonly id: string;
  readonly title: string;
  readonly version: string;
  readonly legalNote: Readonly<LegalNote> | null;
  readonly clauses: readonly StandardClause[];
};

export function presentStandard({ id, title, version, legalNote, clauses }: Standard): z.infer<typeof standardSchema> {
  return { id, title, version, legal_note: legalNote, clauses: clauses.map(presentClause) };
}

export function presentClause({ id, name, level, criterion }: StandardClause): Clause {
  return { id, name, level, criterion };
}
