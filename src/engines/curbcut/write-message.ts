import { germanMessages } from './de/messages.ts';
import type { CurbcutMessages } from './messages.ts';
import { englishMessages } from './messages.ts';

const translations: Readonly<Record<string, CurbcutMessages>> = { de: germanMessages };

/** A sentence for people: the message and what belongs in it, in English where the language has none. Throws for a message that does not exist. */
export function writeMessage(
  [name, ...values]: readonly [name: string, ...values: readonly unknown[]],
  language: string,
): string {
  const messages = new Map<string, unknown>(Object.entries(translations[language] ?? englishMessages));
  const message = messages.get(name);
  if (typeof message !== 'function') throw new Error(`There is no message ${name}.`);
  return String(Reflect.apply(message, undefined, values));
}
