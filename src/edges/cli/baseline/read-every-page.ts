import { visit } from 'jsonc-parser';
import type { BaselineEntry } from './baseline-entry.ts';

type Entries = Map<string, BaselineEntry>;
type Rules = Map<string, Entries>;
type OpenEntry = { readonly entries: Entries; readonly fields: Map<string, string> };

/**
 * The pages of a valid baseline's text. Git merges by lines and can leave a page, or a rule of a page, twice.
 * `JSON.parse` would keep only the last one and lose the entries of the first. Here all of them count.
 */
export function readEveryPage(text: string): Record<string, Record<string, BaselineEntry[]>> {
  const pages = new Map<string, Rules>();
  let open: OpenEntry | undefined;
  visit(text, {
    onObjectBegin: (...[, , , , path]) => {
      const [root, page, rule, index] = path();
      if (root !== 'pages' || page === undefined) return;
      const rules = childOf(pages, String(page), () => new Map<string, Entries>());
      if (index !== undefined)
        open = { entries: childOf(rules, String(rule), () => new Map<string, BaselineEntry>()), fields: new Map() };
    },
    onLiteralValue: (...[value, , , , , path]) => void open?.fields.set(String(path().at(-1)), String(value)),
    onObjectEnd: () => {
      if (open !== undefined) addEntry(open);
      open = undefined;
    },
  });
  return Object.fromEntries([...pages].map(([page, rules]) => [page, listRules(rules)]));
}

function childOf<Child>(parent: Map<string, Child>, name: string, create: () => Child): Child {
  const child = parent.get(name) ?? create();
  parent.set(name, child);
  return child;
}

function addEntry({ entries, fields }: OpenEntry): void {
  const [fingerprint = '', selector = '', text = ''] = ['fingerprint', 'selector', 'text'].map((one) =>
    fields.get(one),
  );
  entries.set(JSON.stringify([fingerprint, selector, text]), { fingerprint, selector, text });
}

function listRules(rules: Rules): Record<string, BaselineEntry[]> {
  return Object.fromEntries([...rules].map(([rule, entries]) => [rule, [...entries.values()]]));
}
