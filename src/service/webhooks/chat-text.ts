import { writeOutInvisible } from '../../texts/invisible-text.ts';

/** Slack and Mattermost split long messages, and Zulip cuts them. The second part of code would not be code. */
const mostCharacters = 600;

/**
 * Writes text of a site or a person as code in a chat message. Slack, Mattermost, Rocket.Chat and Zulip show code as it
 * is, without links or pictures. Older versions of Rocket.Chat find mentions even in code, so an invisible joiner
 * (U+2060) follows each `@`. Slack reads `<` everywhere as the start of a link or a mention, and wants only the
 * characters of its entities escaped.
 */
export function writeChatCode(text: string): string {
  const line = shorten(writeOutInvisible(text.replaceAll(/\s+/g, ' ').trim()))
    .replaceAll('`', "'")
    .replaceAll('@', '@\u2060')
    .replaceAll(/&(?=(?:amp|lt|gt);)/g, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
  return line === '' ? '' : `\`${line}\``;
}

/** Does not cut a written out character in two. */
function shorten(text: string): string {
  if (text.length <= mostCharacters) return text;
  const start = text.slice(0, mostCharacters).replace(/\\(?:u(?:\{[0-9a-f]*)?)?$/, '');
  return `${start.toWellFormed().replace(/\uFFFD$/, '')}…`;
}
