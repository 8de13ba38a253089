import type { Occurrence } from '../records/issues/issue-card.ts';
import type { Texts } from '../texts/texts.ts';

type Details = Occurrence['details'];
type Part = { readonly title: string; readonly checks: readonly string[] };

/** The engine's own list: what must be fixed, and what one of is enough. Empty if the engine has none. */
export function listDetails(details: Details, { reports: { issues: words } }: Texts): readonly Part[] {
  if (details === null) return [];
  const parts = [
    { title: words.fixAll, checks: details.all },
    { title: words.fixOne, checks: details.one },
  ];
  return parts
    .filter(({ checks }) => checks.length > 0)
    .map(({ title, checks }) => ({ title: checks.length === 1 ? words.fixThis : title, checks }));
}

/** The list in one line, for a cell of a table. */
export function writeDetails(details: Details, texts: Texts): string {
  return listDetails(details, texts)
    .map(({ title, checks }) => `${title} ${checks.join('; ')}`)
    .join('. ');
}
