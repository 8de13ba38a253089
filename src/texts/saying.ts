import { z } from 'zod';
import type { said as english } from './en/said/said.ts';

type Themes = typeof english;

/** A sentence: `theme.code`. */
export type SentenceCode = { [Theme in keyof Themes]: `${Theme}.${keyof Themes[Theme] & string}` }[keyof Themes];

/** The templates of one theme in another language. */
export type Translation<Theme extends keyof Themes> = { readonly [Code in keyof Themes[Theme]]: string };
/** The templates of all themes in one language. */
export type Sentences = { readonly [Theme in keyof Themes]: Translation<Theme> };

/** Values of a sentence: numbers, texts, lists, and other sentences. Times are ISO 8601 texts. */
export type Fact = number | string | Said | readonly (string | Said)[];

/** A sentence as code and facts, which is what is stored. An edge says it in the reader's language. */
export type Said = { readonly code: string; readonly facts?: Facts | undefined };

/** One sentence, or several after one another. */
export type Saying = Said | readonly Said[];

type TemplateOf<Code> = Code extends `${infer Theme extends keyof Themes}.${infer Key}`
  ? Themes[Theme][Key & keyof Themes[Theme]]
  : never;

/** The names in braces. */
export type HolesOf<Template> = Template extends `${string}{${infer Name}}${infer Rest}` ? Name | HolesOf<Rest> : never;

/**
 * The name of a hole defines its type. `n` and `nAll` are numbers. `bytes` and `bytesMost` are numbers that are said as sizes.
 * `said` and `saidWhy` are sentences. `clause` is a
 * sentence that is said without its full stop. `anyOf` and `listOf` are lists. `quoted` is a list of texts in quotation
 * marks. `examples` are texts and clauses, separated by semicolons. `language` is a code that becomes a name.
 */
type FactOf<Name> = Name extends 'n' | `n${Capitalize<string>}`
  ? number
  : Name extends `bytes${string}`
    ? number
    : Name extends `said${string}` | `clause${string}`
      ? Saying
      : Name extends `anyOf${string}` | `listOf${string}` | `quoted${string}`
        ? readonly string[]
        : Name extends `examples${string}`
          ? readonly (string | Said)[]
          : string;

/** The facts that a template needs. */
export type FactsIn<Template> = { readonly [Name in HolesOf<Template>]: FactOf<Name> };

export type Facts = Readonly<Record<string, Fact>>;

/** `says('visits.server_status', { status: '503' })`: an unknown code or a missing fact is a type error. */
export function says<Code extends SentenceCode>(
  code: Code,
  ...[facts]: [HolesOf<TemplateOf<Code>>] extends [never] ? [] : [facts: FactsIn<TemplateOf<Code>>]
): Said {
  return facts === undefined ? { code } : { code, facts };
}

/** Joins sentences and omits missing ones. */
export function sayAll(...sayings: readonly (Saying | null | undefined)[]): Saying {
  return sayings.flatMap((saying) => saying ?? []);
}

const factSchema: z.ZodType<Fact> = z.lazy(() =>
  z.union([z.number(), z.string(), saidSchema, z.array(z.union([z.string(), saidSchema]))]),
);
export const factsSchema = z.record(z.string(), factSchema);
const saidSchema: z.ZodType<Said> = z.object({ code: z.string(), facts: factsSchema.optional() });

/** Parses the stored form. */
export const sayingSchema: z.ZodType<Saying> = z.union([saidSchema, z.array(saidSchema)]);
