import type { Occurrence } from '../api/issues.ts';

type Props = { readonly of: Pick<Occurrence, 'message' | 'message_language'> };

/** What an engine says about one element, in the language that the page was scanned in. */
export function FindingMessage({ of: { message, message_language: language } }: Props) {
  return (
    <p className="occurrence-message" lang={language ?? undefined}>
      {message}
    </p>
  );
}
