import type { Component } from '../../components/list-components.ts';
import { cutText, quoteOnOneLine, shortenDataUris } from '../quote-page-text.ts';

/** Which markup to change first: one fix removes all of its occurrences. */
export function describeComponents(components: readonly Component[], total: number): string {
  if (components.length === 0) return '';
  const lines = components.flatMap(({ label, html, rules, occurrence_count: count, page_count: pages, removes }) => [
    `- ${count}x ${pages}p, score +${removes.score_gain}, ${removes.pages_made_clean} pages clean: ${rules.map((rule) => `${rule.key} ${rule.count}x`).join(', ')}`,
    `> ${cutText(quoteOnOneLine(label), 200)}`,
    `> ${cutText(quoteOnOneLine(shortenDataUris(html)), 200)}`,
  ]);
  const rest = total > components.length ? [`+ ${total - components.length} more components`] : [];
  return `\nFix first (pieces of markup, with what one fix removes):\n${[...lines, ...rest].join('\n')}\n`;
}
