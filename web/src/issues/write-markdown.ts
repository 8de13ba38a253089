import type { Issue, Occurrence } from '../api/issues.ts';
import { dedent } from '../parts/dedent.ts';
import { texts } from '../texts/base.ts';
import { issueTexts } from '../texts/issues.ts';

type Described = Pick<Occurrence, 'page_url' | 'page_path' | 'selector' | 'html' | 'problem' | 'fix'>;
type OfIssue = Pick<Issue, 'title' | 'severity' | 'standards' | 'rule'>;

/** What a ticket needs about one element, in Markdown. Texts of the page stay text: no markup, mention or reference. */
export function writeMarkdown(
  occurrence: Described,
  { issue, link }: { readonly issue: OfIssue; readonly link?: string | undefined },
): string {
  const { markdown: words } = issueTexts;
  const criteria = issue.standards.map(({ criterion, name, level }) => `WCAG ${criterion} ${name} (${level})`);
  return [
    `### ${plain(issue.title)}`,
    '',
    `- ${words.page}: ${[angled(occurrence.page_url), ...occurrence.page_path.map(plain)].join(' › ')}`,
    `- ${words.severity}: ${[texts.severity[issue.severity], ...criteria].map(plain).join(', ')}`,
    `- ${words.rule}: ${inline(issue.rule)}`,
    `- ${words.selector}: ${inline(occurrence.selector)}`,
    '',
    `**${words.problem}** ${plain(occurrence.problem)}`,
    '',
    `**${words.fix}** ${plain(occurrence.fix)}`,
    '',
    block('html', occurrence.html),
    '',
    words.console,
    '',
    block('js', writeQuery(occurrence.selector)),
    '',
    ...(link === undefined ? [] : [`[${words.link}](${angled(link)})`, '']),
  ].join('\n');
}

/** A line for the console of the browser. Each ` >>> ` enters a frame or a shadow root. */
export function writeQuery(selector: string): string {
  const [first = '', ...others] = selector.split(' >>> ').map((step) => JSON.stringify(step));
  return others.reduce(
    (line, step) => `((host) => host.contentDocument ?? host.shadowRoot)(${line}).querySelector(${step})`,
    `document.querySelector(${first})`,
  );
}

/** GitHub and GitLab look for mentions and references in the shown text, so an escape does not help, but a joiner does. */
function plain(text: string): string {
  return text
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/[@#!&$~%](?=[\w"])/gu, '$&\u2060')
    .replaceAll(/[\\`*_{}[\]()<>#|~!&$]/gu, String.raw`\$&`)
    .trim();
}

function inline(code: string): string {
  const fence = '`'.repeat(longestRun(code) + 1);
  const line = code.replaceAll(/\s+/gu, ' ').trim();
  // A space keeps a grave accent at either end apart from the fence; readers of Markdown remove it.
  const space = /^`|`$/u.test(line) ? ' ' : '';
  return `${fence}${space}${line}${space}${fence}`;
}

function block(name: string, code: string): string {
  const fence = '`'.repeat(Math.max(3, longestRun(code) + 1));
  return `${fence}${name}\n${dedent(code)
    .replaceAll(/[^\S\n]+$/gmu, '')
    .trim()}\n${fence}`;
}

function longestRun(text: string): number {
  return Math.max(0, ...[...text.matchAll(/`+/gu)].map(([run]) => run.length));
}

function angled(url: string): string {
  return `<${url.replaceAll(/[\s<>]/gu, encodeURIComponent)}>`;
}
