import type { RuleCatalog } from '../../src/engines/rule-catalog.ts';
import { commandLine } from '../../src/texts/en/command-line/command-line.ts';
import { textsIn } from '../../src/texts/texts.ts';

/** Texts in brackets: what people read outside of them did not come from a catalog. */
export function bracket<T>(texts: T): T {
  return bracketAny(texts) as T; // the same keys and arguments
}

/** Brackets every English text of this process. The function that it gives takes the brackets away. */
export function pretend(): () => void {
  const english = textsIn('en');
  const before = { ...english };
  const commandsBefore = { ...commandLine };
  Object.assign(english, bracket(before), { language: 'en' });
  Object.assign(commandLine, bracket(commandsBefore));
  return () => {
    Object.assign(english, before);
    Object.assign(commandLine, commandsBefore);
  };
}

/** The texts of rules, which have a catalog of their own. */
export function bracketRules(catalog: RuleCatalog): RuleCatalog {
  const rules = [...catalog].map(([rule, info]) => {
    const { title, description, whyItMatters, howToFix, learnMore, help } = info;
    const texts = bracket({ title, description, whyItMatters, howToFix });
    const nameOf = (page: typeof help) => ({ ...page, title: bracket(page.title) });
    const standards = info.standards.map((one) => ({ ...one, name: bracket(one.name) }));
    return [rule, { ...info, ...texts, standards, help: nameOf(help), learnMore: learnMore.map(nameOf) }] as const;
  });
  return Object.assign(new Map(rules), {
    unknown: catalog.unknown,
    say: (stored: string) => bracket(catalog.say(stored)),
  });
}

/** Texts of so many words in a row that are outside of brackets. What was cut may lack its closing bracket. */
export function findUnsaid(text: string, words = 2): readonly string[] {
  let rest = text;
  for (let before = ''; before !== rest;) {
    before = rest;
    rest = rest.replaceAll(/⟦[^⟦⟧]*⟧/gu, ' ¦ ');
  }
  const outside = rest.replaceAll(/⟦[^⟦]*$/gu, '');
  const word = String.raw`\p{L}[\p{L}’'-]+`;
  return (
    outside.match(new RegExp(words === 1 ? String.raw`\p{L}{3,}` : `${word}(?: ${word}){${words - 1},}`, 'gu')) ?? []
  );
}

function bracketAny(value: unknown): unknown {
  if (typeof value === 'string') return `⟦${value}⟧`;
  if (typeof value === 'function')
    return (...given: readonly unknown[]) => bracketAny(Reflect.apply(value, null, given));
  if (Array.isArray(value)) return value.map(bracketAny);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, bracketAny(one)]));
}
