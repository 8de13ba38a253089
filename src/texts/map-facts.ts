import type { Fact, Said, Saying } from './saying.ts';

type Change = (text: string) => string;

/** Copies the sentences with changed texts: redacted, or fit to be stored. Codes, numbers and names of facts stay. */
export function mapFacts(saying: Saying, change: Change): Saying {
  return 'code' in saying ? mapSaid(saying, change) : saying.map((said) => mapSaid(said, change));
}

export function mapSaid({ code, facts }: Said, change: Change): Said {
  if (facts === undefined) return { code };
  return {
    code,
    facts: Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, mapFact(fact, change)])),
  };
}

function mapFact(fact: Fact, change: Change): Fact {
  if (typeof fact === 'number') return fact;
  if (typeof fact === 'string') return change(fact);
  if ('code' in fact) return mapSaid(fact, change);
  return fact.map((part) => (typeof part === 'string' ? change(part) : mapSaid(part, change)));
}
