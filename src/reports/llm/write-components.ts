import type { Component } from '../../records/components/list-components.ts';
import type { Texts } from '../../texts/texts.ts';
import { cutText, quoteOnOneLine, shortenDataUris } from '../quote-page-text.ts';

/** The markup to change first, with what that removes. */
export function writeComponents(
  components: readonly Component[],
  total: number,
  { reports: { text: words } }: Texts,
): string {
  if (components.length === 0) return '';
  const lines = components.flatMap(({ label, html, rules, occurrence_count: count, page_count: pages, removes }) => {
    const gains = words.gains(removes.score_gain, removes.pages_made_clean);
    const found = rules.map((rule) => `${rule.key} ${rule.count}x`).join(', ');
    return [
      `- ${words.where(count, pages)}, ${gains}: ${found}`,
      `> ${cutText(quoteOnOneLine(label), 200)}`,
      `> ${cutText(quoteOnOneLine(shortenDataUris(html)), 200)}`,
    ];
  });
  const rest = total > components.length ? [words.moreComponents(total - components.length)] : [];
  return `\n${words.fixFirst}\n${[...lines, ...rest].join('\n')}\n`;
}
