import type { Fact, Said, Saying } from '../../texts/saying.ts';
import type { Redact } from './redact.ts';

/**
 * Replaces secrets only in the facts. A code may contain a word that is also a password, and would become
 * unrecognizable.
 */
export function redactSaying(saying: Saying, redact: Redact): Saying {
  return 'code' in saying ? redactSaid(saying, redact) : saying.map((said) => redactSaid(said, redact));
}

function redactSaid({ code, facts = {} }: Said, redact: Redact): Said {
  const entries = Object.entries(facts).map(([name, fact]) => [name, redactFact(fact, redact)] as const);
  return { code, facts: Object.fromEntries(entries) };
}

function redactFact(fact: Fact, redact: Redact): Fact {
  return isSaying(fact) ? redactSaying(fact, redact) : redact(fact);
}

function isSaying(fact: Fact): fact is Saying {
  if (typeof fact !== 'object') return false;
  return 'code' in fact || fact.every((part) => typeof part === 'object');
}
