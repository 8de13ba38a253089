import { germanMessages } from './de/messages.ts';
import type { OperateMessages } from './messages.ts';
import { englishMessages } from './messages.ts';

const translations: Readonly<Record<string, OperateMessages>> = { de: germanMessages };

/** In English where there is no translation. */
export function messagesIn(language: string): OperateMessages {
  return translations[language] ?? englishMessages;
}
