import type { FindingKind } from '../finding.ts';
import { germanMessages } from './de/messages.ts';
import type { StatesMessages } from './messages.ts';
import { englishDoubts, englishMessages } from './messages.ts';

/** What in-page code found, as it names it. */
type Spotted = { readonly what: string; readonly detail: string; readonly kind: FindingKind };

const english: StatesMessages = { messages: englishMessages, doubts: englishDoubts };
const translations: Readonly<Record<string, StatesMessages>> = { de: germanMessages };

/** In English where the language has no messages. Throws for what has no message. */
export function describeProblem({ what, detail, kind }: Spotted, language: string): string {
  const { messages, doubts } = translations[language] ?? english;
  const message = Object.entries(messages).find(([name]) => name === what)?.[1];
  if (message === undefined) throw new Error(`There is no message for ${what}.`);
  const doubt = Object.entries(doubts).find(([name]) => name === what)?.[1];
  return kind === 'failed' || doubt === undefined ? message(detail) : `${message(detail)} ${doubt}`;
}
