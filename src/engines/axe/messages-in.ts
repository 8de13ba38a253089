import { germanMessages } from './de/messages.ts';
import type { AxeMessages } from './messages.ts';
import { englishMessages } from './messages.ts';

const translations: Readonly<Record<string, AxeMessages>> = { de: germanMessages };

/** In English where there is no translation. */
export function messagesIn(language: string): AxeMessages {
  return translations[language] ?? englishMessages;
}
