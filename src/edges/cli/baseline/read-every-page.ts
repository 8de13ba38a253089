import { visit } from 'jsonc-parser';

type Rules = Map<string, Set<string>>;

/** The depth of a fingerprint: `pages` → page → rule → index. */
const fingerprintDepth = 4;

/**
 * The pages of a valid baseline's text. Git merges by lines and can leave a page, or a rule of a page, twice.
 * `JSON.parse` would keep only the last one and lose the findings of the first. Here all of them count.
 */
export function readEveryPage(text: string): Record<string, Record<string, string[]>> {
  const pages = new Map<string, Rules>();
  visit(text, {
    onObjectBegin: (...[, , , , path]) => {
      const [root, page] = path();
      if (root === 'pages' && page !== undefined) rulesOf(pages, String(page));
    },
    onLiteralValue: (...[fingerprint, , , , , path]) => {
      const [root, page, rule, ...rest] = path();
      if (root !== 'pages' || rest.length !== fingerprintDepth - 3) return;
      addFingerprint(rulesOf(pages, String(page)), String(rule), String(fingerprint));
    },
  });
  return Object.fromEntries([...pages].map(([page, rules]) => [page, listRules(rules)]));
}

function rulesOf(pages: Map<string, Rules>, page: string): Rules {
  const rules: Rules = pages.get(page) ?? new Map<string, Set<string>>();
  pages.set(page, rules);
  return rules;
}

function addFingerprint(rules: Rules, rule: string, fingerprint: string): void {
  rules.set(rule, (rules.get(rule) ?? new Set()).add(fingerprint));
}

function listRules(rules: Rules): Record<string, string[]> {
  return Object.fromEntries([...rules].map(([rule, fingerprints]) => [rule, [...fingerprints]]));
}
