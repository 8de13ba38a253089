import { writeOutInvisible } from '../../texts/invisible-text.ts';

/**
 * Text of a site or a person in a message to a chat, as code: Slack, Mattermost, Rocket.Chat and Zulip show it as it
 * is, and make neither links nor pictures of it. Older versions of Rocket.Chat find mentions in code, too, so an
 * invisible joiner (U+2060) follows each `@`. Slack reads `<` everywhere as the start of a link or a mention, and wants
 * no other character escaped than those of its entities.
 */
export function writeChatCode(text: string): string {
  const line = writeOutInvisible(text.replaceAll(/\s+/g, ' ').trim())
    .replaceAll('`', "'")
    .replaceAll('@', '@\u2060')
    .replaceAll(/&(?=(?:amp|lt|gt);)/g, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
  return line === '' ? '' : `\`${line}\``;
}
